/** How members are searched, sorted and grouped in their list. Pure. */
import type { Member } from '../../../domain/member.ts';
import { memberKind } from '../../../domain/member-fields.ts';
import { searchTextOf } from '../../../domain/record.ts';
import { byNumber, byText } from '../../records/list/arrange.ts';
import type { ListShape } from '../../records/list/list-shape.ts';

export const memberList: ListShape<Member> = {
  searchText: (member) => searchTextOf(memberKind, member),
  sorts: [
    {
      // As they are read (W1).
      label: 'Priority',
      compare: (one, other) => byNumber(one.priority, other.priority) || byName(one, other),
    },
    { label: 'Name', compare: byName },
    {
      label: 'Role',
      compare: (one, other) =>
        byText(one.profession_role, other.profession_role) || byName(one, other),
    },
    {
      label: 'Chapter',
      compare: (one, other) => byText(one.chapter, other.chapter) || byName(one, other),
    },
  ],
  grouping: {
    // Not 'Chapter': the form has a field of that name.
    label: 'Show',
    all: 'All',
    none: 'No chapter',
    groupOf: ({ chapter }) => chapter,
  },
};

function byName(one: Member, other: Member): number {
  return byText(one.member_name, other.member_name);
}
