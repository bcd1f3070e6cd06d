/** Two chains that the roster's people can fill (P15). */
import { Button } from 'ui/button.tsx';
import type { StepProps } from './name-step.tsx';
import type { OfferedChain } from './offered-chains.ts';

interface Props extends StepProps {
  /** Null while they are chosen. */
  readonly offered: readonly OfferedChain[] | null;
}

export function ChainsStep({ draft, edit, offered, onDone }: Props) {
  const { unticked } = draft;
  const tick = (scenario: string, isTicked: boolean) =>
    edit({
      unticked: isTicked ? unticked.filter((one) => one !== scenario) : [...unticked, scenario],
    });
  return (
    <>
      <p className="mt-2 text-quiet">
        A chain is the members who handle one need in turn, with the message that introduces them.
        You can change these later, and add more.
      </p>
      {offered === null && (
        <p role="status" className="mt-4 text-quiet">
          Looking for chains…
        </p>
      )}
      {offered?.length === 0 && (
        <p className="mt-4">
          None fits your trades yet. Add one under Referral Chains when you like.
        </p>
      )}
      <ul aria-label="Chains" className="mt-4 grid gap-3">
        {offered?.map(({ chain: { scenario }, steps }) => (
          <li key={scenario} className="rounded-xl border border-line bg-sheet">
            <label className="flex cursor-pointer items-start gap-3 p-4">
              <input
                type="checkbox"
                checked={!unticked.includes(scenario)}
                onChange={({ target }) => tick(scenario, target.checked)}
                className="mt-1 size-5 shrink-0 cursor-pointer accent-accent"
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="block font-serif text-lg">{scenario}</span>
                <span className="block text-quiet">
                  {steps.map(({ role, name }) => `${name} (${role})`).join(' → ')}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Button variant="primary" disabled={offered === null} onClick={onDone} className="mt-5">
        Continue
      </Button>
    </>
  );
}
