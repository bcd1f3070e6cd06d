/** Fuse.js 7 over the same fields, with the settings that did best on the dev needs. */
import Fuse from 'fuse.js';
import { PEER_RESULTS, type Peer, STOPWORDS } from './peer.ts';

export const fuse: Peer = (members) => {
  const index = new Fuse(members, {
    keys: [
      { name: 'profession_role', weight: 2 },
      { name: 'role_alias', weight: 2 },
      { name: 'company', weight: 1 },
      { name: 'member_name', weight: 0.5 },
    ],
    threshold: 0.2,
    ignoreLocation: true,
    useTokenSearch: true,
  });
  return (need) =>
    index.search(withoutStopwords(need), { limit: PEER_RESULTS }).map(({ item }) => item);
};

function withoutStopwords(need: string): string {
  const words = need.toLowerCase().split(/\W+/);
  return words.filter((word) => !STOPWORDS.has(word)).join(' ');
}
