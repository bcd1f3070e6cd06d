/** The steps of the chain being edited: who is named for each role (C4). */
import type { ChainStep } from '../../../../routing/answers/outcome.ts';
import { PathStep } from '../../../components/path.tsx';

export function PreviewSteps({ steps }: { readonly steps: readonly ChainStep[] }) {
  return (
    <ol aria-label="Steps">
      {steps.map(({ step, role, member }) => (
        <PathStep key={step} mark={member ? step : 'open-seat'}>
          <p className="font-serif text-lg leading-tight">{member ? member.member_name : role}</p>
          {member ? (
            <p className="text-sm">
              {role}
              {member.chapter && <span className="text-quiet"> · {member.chapter}</span>}
            </p>
          ) : (
            <p className="text-sm font-semibold text-seat">Open Seat</p>
          )}
        </PathStep>
      ))}
    </ol>
  );
}
