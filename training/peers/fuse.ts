/** Fuse.js 7 over the members' text, word by word. */
import Fuse from 'fuse.js';
import { PEER_RESULTS, type Peer } from './peer.ts';
import { memberText, preparedText } from './prepared-text.ts';

export interface FuseSettings {
  readonly aliasWeight: number;
  readonly companyWeight: number;
  /** How different a word may be: 0 is equal, 1 anything. */
  readonly threshold: number;
  /** Whether a match in a long field counts as much as in a short one. */
  readonly ignoreFieldNorm: boolean;
}

export const fuse: Peer<FuseSettings> = (members, settings) => {
  const index = new Fuse(members.map(memberText), {
    keys: [
      { name: 'role', weight: 1 },
      { name: 'alias', weight: settings.aliasWeight },
      { name: 'company', weight: settings.companyWeight },
    ],
    threshold: settings.threshold,
    ignoreFieldNorm: settings.ignoreFieldNorm,
    ignoreLocation: true,
    includeScore: true,
    useTokenSearch: true,
  });
  return (need) =>
    index
      .search(preparedText(need), { limit: PEER_RESULTS })
      .map(({ refIndex, score = 1 }) => ({ position: refIndex, score: 1 - score }));
};
