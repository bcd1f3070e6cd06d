/** The steps of the chain being edited: who is named for each role (C4). */
import type { ChainStep } from 'engine';
import { PageLink } from 'ui/page-link.tsx';
import { PathStep } from 'ui/path.tsx';
import { formPath } from '../../records/open-form.ts';

export function PreviewSteps({ steps }: { readonly steps: readonly ChainStep[] }) {
  return (
    <ol aria-label="Steps">
      {steps.map(({ step, role, member }) => (
        <PathStep key={step} mark={member ? step : 'open-seat'}>
          <p className="font-serif text-lg leading-tight">
            {member ? (
              <PageLink
                to={formPath('member', member.id)}
                className="underline decoration-line underline-offset-4 hover:decoration-accent"
              >
                {member.member_name}
              </PageLink>
            ) : (
              role
            )}
          </p>
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
