/** MiniSearch 7 over the same fields, with the settings that did best on the dev needs. */
import MiniSearch from 'minisearch';
import { PEER_RESULTS, type Peer, STOPWORDS } from './peer.ts';

export const miniSearch: Peer = (members) => {
  const index = new MiniSearch({
    fields: ['member_name', 'profession_role', 'role_alias', 'company'],
    idField: 'position',
    processTerm: (term) => (STOPWORDS.has(term.toLowerCase()) ? null : term.toLowerCase()),
    searchOptions: {
      boost: { profession_role: 2, role_alias: 2, member_name: 0.5 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    },
  });
  index.addAll(members.map((member, position) => ({ ...member, position })));
  return (need) =>
    index
      .search(need)
      .slice(0, PEER_RESULTS)
      .flatMap(({ id }) => members[id] ?? []);
};
