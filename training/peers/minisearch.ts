/** MiniSearch 7 over the members' text. */
import MiniSearch from 'minisearch';
import { PEER_RESULTS, type Peer } from './peer.ts';
import { memberText, preparedText } from './prepared-text.ts';

export interface MiniSearchSettings {
  readonly aliasBoost: number;
  readonly companyBoost: number;
  /** Edits allowed, as a share of a word's letters. */
  readonly fuzzy: number;
  /** How much a fuzzy match counts, relative to an exact one. */
  readonly fuzzyWeight: number;
  /** Letters a word needs to match as the start of another. */
  readonly prefixFrom: number;
}

export const miniSearch: Peer<MiniSearchSettings> = (members, settings) => {
  const index = new MiniSearch({
    fields: ['role', 'alias', 'company'],
    searchOptions: {
      boost: { alias: settings.aliasBoost, company: settings.companyBoost },
      prefix: (word) => word.length >= settings.prefixFrom,
      fuzzy: settings.fuzzy,
      weights: { fuzzy: settings.fuzzyWeight, prefix: PREFIX_WEIGHT },
    },
  });
  index.addAll(members.map((member, id) => ({ id, ...memberText(member) })));
  return (need) =>
    index
      .search(preparedText(need))
      .slice(0, PEER_RESULTS)
      .map(({ id, score }) => ({ position: Number(id), score }));
};

/** MiniSearch's own default, which it forgets when only the other weight is given. */
const PREFIX_WEIGHT = 0.375;
