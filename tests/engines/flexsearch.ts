/** FlexSearch 0.8 over the members' text. */
import { Charset, Encoder, Index, type Tokenizer } from 'flexsearch';
import { PEER_RESULTS, type Peer } from './peer.ts';
import { memberText, preparedText } from './prepared-text.ts';

export interface FlexSearchSettings {
  /** Which parts of a word it finds the word by. */
  readonly tokenize: Tokenizer;
  /** How it folds letters that sound alike. */
  readonly charset: 'Default' | 'LatinBalance' | 'LatinAdvanced' | 'LatinExtra';
  /** Whether a member may lack some of the need's words. */
  readonly suggest: boolean;
  /** Whether companies are searched too. */
  readonly companies: boolean;
  /** In how many steps it tells an early word of the text from a late one. */
  readonly resolution: number;
}

export const flexSearch: Peer<FlexSearchSettings> = (members, settings) => {
  const { tokenize, suggest, resolution } = settings;
  const encoder = new Encoder(Charset[settings.charset]);
  const index = new Index({ tokenize, encoder, resolution });
  for (const [position, member] of members.entries()) {
    const { role, alias, company } = memberText(member);
    index.add(position, settings.companies ? `${role} ${alias} ${company}` : `${role} ${alias}`);
  }
  return (need) =>
    index
      .search(preparedText(need), { suggest, limit: PEER_RESULTS })
      .map((position) => ({ position: Number(position), score: NO_SCORE }));
};

/** It keeps its scores to itself, so that none is too low. */
const NO_SCORE = 1;
