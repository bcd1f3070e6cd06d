/** Orama 3 over the members' text. */
import { create, insertMultiple, search } from '@orama/orama';
import { PEER_RESULTS, type Peer } from './peer.ts';
import { memberText, preparedText } from './prepared-text.ts';

export interface OramaSettings {
  readonly aliasBoost: number;
  readonly companyBoost: number;
  /** Edits allowed per word, tried in order until a member is found. */
  readonly tolerances: readonly number[];
  /** 0: every word of the need must match; 1: any. */
  readonly threshold: number;
}

const SCHEMA = { role: 'string', alias: 'string', company: 'string' } as const;

export const orama: Peer<OramaSettings> = (members, settings) => {
  const { threshold, tolerances } = settings;
  const boost = { alias: settings.aliasBoost, company: settings.companyBoost };
  const index = create({ schema: SCHEMA });
  insertMultiple(
    index,
    members.map((member, position) => ({ id: String(position), ...memberText(member) })),
  );
  return (need) => {
    const term = preparedText(need);
    // For an empty term, Orama returns everyone.
    if (term === '') return [];
    for (const tolerance of tolerances) {
      const found = search(index, { term, tolerance, threshold, boost, limit: PEER_RESULTS });
      if (found instanceof Promise) throw new TypeError('Orama now answers asynchronously.');
      if (found.count > 0) {
        return found.hits.map(({ id, score }) => ({ position: Number(id), score }));
      }
    }
    return [];
  };
};
