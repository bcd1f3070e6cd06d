/**
 * The peer of the panel's list: the same members in the same rows with the same styles, all at once in a
 * plain React list with a plain search. It has no form, sorting, chains or session.
 */
import '../../../apps/panel/src/panel.css';
import { configuredApi } from 'directory/api-address.ts';
import { readDirectory } from 'directory/edited-directory.ts';
import type { Member } from 'domain/member.ts';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemberSummary } from '../../../apps/panel/src/members/member-rows.tsx';
import { RecordRow } from '../../../apps/panel/src/records/list/record-rows.tsx';

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
