/** How members are searched, sorted and filtered in their list. Pure. */
import { contactOf } from 'domain/contact.ts';
import type { Member } from 'domain/member.ts';
import { memberKind } from 'domain/member-fields.ts';
import { labelOf, searchTextOf } from 'domain/record.ts';
import type { Standings } from '../records/chapter-findings.ts';
import {
  byNumber,
  byText,
  type Filter,
  type ListShape,
  type Sort,
} from '../records/list/list-shape.ts';
import { checkFilter, type MemberChecks } from './member-checks.ts';

const PRIORITY: Sort<Member> = {
  // The order in which they are read (W1).
  label: labelOf(memberKind, 'priority'),
  compare: (one, other) => byNumber(one.priority, other.priority) || byName(one, other),
};

const CHAPTER: Filter<Member> = {
  param: 'chapter',
  // Not 'Chapter': the form has a field with that label. The same goes for 'Sphere'.
  label: 'Show',
  all: 'All',
  valuesOf: ({ chapter }) => [chapter ?? ''],
  labelOf: (chapter) => chapter || 'No chapter',
};

const SPHERE: Filter<Member> = {
  param: 'sphere',
  label: 'Kind of work',
  all: 'All',
  valuesOf: ({ sphere }) => [sphere ?? ''],
  labelOf: (sphere) => sphere || 'No sphere',
};

/** What a member may lack, by its name in the URL. */
const LACKS: Readonly<Record<string, string>> = {
  contact: 'No phone or email',
  phone: 'No phone',
  email: 'No email',
  website: 'No website',
  company: 'No company',
  chapter: 'No chapter',
  sphere: 'No sphere',
  chain: 'Not in any chain',
};

/**
 * @param standings which members the chains name; null until it is known.
 * @param checks adds the 'To check' filter.
 */
export function memberList(
  standings: (() => Standings) | null,
  checks?: MemberChecks,
): ListShape<Member> {
  return {
    searchText,
    sorts: [
      PRIORITY,
      { label: 'Name', compare: byName },
      sortBy('profession_role', 'Role'),
      sortBy('company'),
      sortBy('chapter'),
      sortBy('sphere'),
      {
        label: 'Contact',
        compare: (one, other) => byText(contactIn(one), contactIn(other)) || byName(one, other),
      },
      {
        // Members who were never confirmed come first.
        label: 'Confirmed',
        compare: (one, other) =>
          byText(one.confirmed_on ?? '0', other.confirmed_on ?? '0') || byName(one, other),
      },
    ],
    filters: [
      CHAPTER,
      SPHERE,
      {
        param: 'missing',
        label: 'Missing data',
        all: 'All',
        valuesOf: (member) => lacksOf(member, standings),
        labelOf: (lack) => LACKS[lack] ?? lack,
      },
      ...(checks ? [checkFilter(checks)] : []),
    ],
    bulkFields: ['chapter', 'sphere', 'priority', 'profession_role', 'role_alias', 'company'],
  };
}

function searchText(member: Member): string {
  return searchTextOf(memberKind, member);
}

function lacksOf(member: Member, standings: (() => Standings) | null): string[] {
  const { phone, email, website } = contactOf(member);
  const lacks: Record<string, boolean> = {
    contact: phone === null && email === null,
    phone: phone === null,
    email: email === null,
    website: website === null,
    company: member.company === null,
    chapter: member.chapter === null,
    sphere: member.sphere === null,
    chain: standings !== null && !standings().named.has(member.id),
  };
  return Object.keys(lacks).filter((name) => lacks[name]);
}

function contactIn(member: Member): string | null {
  const { phone, email } = contactOf(member);
  return phone ?? email;
}

function sortBy(
  name: 'profession_role' | 'company' | 'chapter' | 'sphere',
  label = labelOf(memberKind, name),
): Sort<Member> {
  return {
    label,
    compare: (one, other) => byText(one[name], other[name]) || byName(one, other),
  };
}

function byName(one: Member, other: Member): number {
  return byText(one.member_name, other.member_name);
}
