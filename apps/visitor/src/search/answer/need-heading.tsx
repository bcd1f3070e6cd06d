/** The heading of an answer to a need: a need that is a sentence of its own is quoted, not put into another one (M12). */
import type { Answered } from 'engine';
import type { ReactNode } from 'react';
import type { Markup } from '../../texts/sentence.tsx';
import { Need, quiet } from './need.tsx';

/** Longer needs than a noun and what describes it are read as sentences. */
const MAX_PHRASE_WORDS = 4;
/** Someone speaks or is spoken to, or something is to be done: 'my basement floods', 'fix the fence'. */
const SPOKEN =
  /\b(i|i['’]m|i['’]ve|my|me|we|our|us|you|your|who|what|where|how|can|could|need|needs|want|looking|help|please)\b|^(fix|repair|replace|install|paint|clean|build|find|get|sell|buy|move|do|make|write|plan)\b|[.?!]/i;

/**
 * Whether a need is more than a name for something, so that words before it do not make one sentence with it (M12).
 * 'roof leak' is not; 'my basement floods' is.
 */
function readsAsSentence(need: string): boolean {
  return need.trim().split(/\s+/).length > MAX_PHRASE_WORDS || SPOKEN.test(need);
}

interface NeedHeadingProps {
  readonly answered: Pick<Answered, 'need' | 'marks'>;
  readonly phrase: NeedText;
  readonly sentence: NeedText;
}

type NeedText = (need: ReactNode, quiet: Markup) => ReactNode;

/** The need in a heading: as a part of its sentence, or quoted when it is a sentence of its own. */
export function NeedHeading({ answered: { need, marks }, phrase, sentence }: NeedHeadingProps) {
  const write = readsAsSentence(need) ? sentence : phrase;
  return <>{write(<Need marks={marks}>{need}</Need>, quiet)}</>;
}
