/** FlexSearch 0.8 over the members' text. */
import { Charset, Encoder, Index, type Tokenizer } from 'flexsearch';
import { PEER_RESULTS, type Peer } from './peer.ts';
import { memberText, preparedText } from './prepared-text.ts';

export interface FlexSearchSettings {
  /** The parts of a word by which it is found. */
  readonly tokenize: Tokenizer;
  /** How letters that sound alike are folded. */
  readonly charset: 'Default' | 'LatinBalance' | 'LatinAdvanced' | 'LatinExtra';
  /** Whether a member may match without some of the need's words. */
  readonly suggest: boolean;
  /** Whether companies are searched too. */
  readonly companies: boolean;
  /** The number of steps between an early and a late word of the text. */
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

/** FlexSearch does not report scores, so none is too low. */
const NO_SCORE = 1;
