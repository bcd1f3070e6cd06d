/** How well a member matches, in percent and color (M10). */
import * as contactTexts from './texts/contact.ts';

/** Scores from which a badge is green or yellow (M10). */
const GREEN_FROM = 0.8;
const YELLOW_FROM = 0.6;

/** @param score 0 to 1. */
export function MatchBadge({ score }: { readonly score: number }) {
  return (
    <span
      className={`shrink-0 rounded-full px-2.5 py-1 text-sm font-semibold whitespace-nowrap ${colours(score)}`}
    >
      {contactTexts.match(score)}
    </span>
  );
}

function colours(score: number): string {
  if (score >= GREEN_FROM) return 'bg-green-wash text-green';
  if (score >= YELLOW_FROM) return 'bg-yellow-wash text-yellow';
  return 'bg-blue-wash text-blue';
}
