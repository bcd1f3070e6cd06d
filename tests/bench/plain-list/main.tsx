/**
 * The peer of the panel's list: the same members in the same rows with the same styles, all at once in a
 * plain React list with a plain search. It has no form, sorting, chains or session.
 */
import '../../../src/web/app/admin/admin.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Member } from '../../../src/domain/member.ts';
import { MemberSummary } from '../../../src/web/features/members/member-summary.tsx';
import { configuredApi } from '../../../src/web/lib/api-address.ts';
import { readDirectory } from '../../../src/web/lib/edited-directory.ts';
import { RecordRow } from '../../../src/web/records/list/record-row.tsx';

const NO_ACTIONS = {
  shown: null,
  isSelected: false,
  onSelect: () => {},
  onEdit: () => {},
  onDelete: async () => {},
};

function PlainList() {
  const [members, setMembers] = useState<readonly Member[]>([]);
  const [query, setQuery] = useState('');
  useEffect(() => {
    void readDirectory(configuredApi()).then((directory) => setMembers(directory.members));
  }, []);
  if (members.length === 0) return null;
  const found = members.filter(({ member_name }) => member_name.toLowerCase().includes(query));
  return (
    <>
      <input
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value.toLowerCase())}
      />
      <ul>
        {found.map((member) => (
          <li key={member.id}>
            <RecordRow actions={{ ...NO_ACTIONS, name: member.member_name }}>
              <MemberSummary member={member} />
            </RecordRow>
          </li>
        ))}
      </ul>
    </>
  );
}

const root = document.getElementById('members');
if (root) createRoot(root).render(<PlainList />);
