/** What the page does, at a glance, shown before the first search. The path is the product's motif. */
import { PathStep } from 'ui/path.tsx';
import * as searchTexts from '../texts/search.ts';

export function HowItWorks() {
  return (
    <ol className="welcome mt-10 lg:mt-0" aria-label={searchTexts.howItWorks}>
      {searchTexts.steps.map(({ title, text }, index) => (
        <PathStep key={title} mark={index + 1}>
          <p className="font-serif text-xl">{title}</p>
          <p className="mt-0.5 text-quiet">{text}</p>
        </PathStep>
      ))}
      <PathStep mark="open-seat">
        <p className="font-serif text-xl text-seat">{searchTexts.noMemberYet}</p>
        <p className="mt-0.5 text-quiet">{searchTexts.openSeat}</p>
      </PathStep>
    </ol>
  );
}
