/** What visitors would see of the chain as written now, and its review findings. */
import { chainKind } from 'domain/chain-fields.ts';
import { type Draft, valuesOf } from 'domain/record.ts';
import { parseChain, type ReferralChain } from 'domain/referral-chain.ts';
import type { ChainMatch, ChainStep } from 'engine';
import type { ChainFinding } from 'engine/admin';
import { CircleDashed, Info, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { ErrorBoundary, once } from 'ui/error-boundary.tsx';
import { PageLink } from 'ui/page-link.tsx';
import { PathStep } from 'ui/path.tsx';
import { MessageText, Sheet, SheetPart } from 'ui/sheet.tsx';
import { counted } from '../records/dates-and-counts.ts';
import { formPath } from '../records/open-form.ts';
import { usePreviewEngine } from '../records/preview-engine.tsx';

/** Shown for a blank scenario. */
const NO_SCENARIO = '…';

interface Preview {
  /** 'failed' when the engine could not be loaded. */
  readonly status: 'loading' | 'failed' | 'ready';
  /** null before the engine has loaded. */
  readonly match: ChainMatch | null;
  readonly findings: readonly ChainFinding[];
  /** The script the match was made from. */
  readonly script: string;
}

/** What visitors would see of the draft, once it is read. It may lag behind typing; the fields must not. */
export function useChainPreview(draft: Draft<ReferralChain>, id: string): () => Preview {
  const engine = usePreviewEngine();
  const written = useDeferredValue(draft);
  return useMemo(() => once(() => previewOf(written, id, engine)), [engine, written, id]);
}

function previewOf(
  written: Draft<ReferralChain>,
  id: string,
  engine: ReturnType<typeof usePreviewEngine>,
): Preview {
  const chain = writtenChain(written, id);
  const script = written.script_template.trim();
  if (typeof engine === 'string' || chain === null) {
    const status = engine === 'failed' ? 'failed' : 'loading';
    return { status, match: null, findings: [], script };
  }
  const match = engine.preview(chain);
  const findings = match.steps.length > 0 ? engine.review(chain) : [];
  return { status: 'ready', match, findings, script };
}

interface Props {
  readonly readPreview: () => Preview;
}

export function ChainPreview({ readPreview }: Props) {
  const { status, match, findings, script } = readPreview();
  const titleId = useId();
  const announcement = useAnnounced(match ? previewSummary(match.steps, findings) : '');

  return (
    // Scrolls on its own, so that it stays beside the field being edited.
    <section
      aria-labelledby={titleId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need to scroll it too.
      tabIndex={0}
      className="min-w-0 self-start rounded-xl p-4 sm:p-6 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto"
    >
      <h3 id={titleId} className="font-serif text-xl">
        Preview
      </h3>
      <p className="text-sm text-quiet">What visitors would see, with today’s members.</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {status === 'failed' && (
        <p className="mt-3">The preview could not be loaded. You can save the chain without it.</p>
      )}
      {match && <PreviewBody match={match} findings={findings} script={script} />}
    </section>
  );
}

/**
 * The chain as it would be if the draft were saved now.
 * @param id of the chain being edited, so that it is never compared with itself.
 */
function writtenChain(draft: Draft<ReferralChain>, id: string): ReferralChain | null {
  const scenario = draft.scenario.trim() || NO_SCENARIO;
  return parseChain({ ...valuesOf(chainKind, draft), id, scenario });
}

interface BodyProps {
  readonly match: ChainMatch;
  readonly findings: readonly ChainFinding[];
  /** The script as written now. */
  readonly script: string;
}

function PreviewBody({ match, findings, script }: BodyProps) {
  if (match.steps.length === 0) {
    return <p className="mt-3 text-quiet">Add roles to see their steps here.</p>;
  }
  return (
    <div className="mt-4 grid grid-cols-1 gap-6 [overflow-wrap:anywhere]">
      <ErrorBoundary>
        <PreviewSteps steps={match.steps} />
      </ErrorBoundary>
      {/* On a phone they come before Save. */}
      <div className="max-xl:hidden">
        <ErrorBoundary>
          <FindingsList findings={findings} />
        </ErrorBoundary>
      </div>
      <ErrorBoundary>
        <Sheet>
          <SheetPart>
            <h4 className="mb-2 font-serif text-lg">Dynamic Intro Preview</h4>
            <MessageText>{match.preview}</MessageText>
          </SheetPart>
          {script !== '' && (
            <SheetPart>
              <h4 className="mb-2 font-serif text-lg">Full Referral Script</h4>
              <MessageText>{match.script}</MessageText>
            </SheetPart>
          )}
        </Sheet>
      </ErrorBoundary>
    </div>
  );
}

/** The steps of the chain being edited: who is named for each role (C4). */
function PreviewSteps({ steps }: { readonly steps: readonly ChainStep[] }) {
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

/** The review findings of the chain as written now, before it is saved. */
export function Findings({ readPreview }: Props) {
  return <FindingsList findings={readPreview().findings} />;
}

/** The review findings of a chain, by field. */
function FindingsList({ findings }: { readonly findings: readonly ChainFinding[] }) {
  const titleId = useId();
  if (findings.length === 0) return null;
  const byField = Map.groupBy(findings, ({ field }) => field);
  return (
    <section aria-labelledby={titleId}>
      <h4 id={titleId} className="font-serif text-lg">
        Worth a look
      </h4>
      {chainKind.fields.map(({ name, label }) => {
        const found = byField.get(name) ?? [];
        return (
          found.length > 0 && (
            <div key={name} className="mt-2">
              <h5 className="text-sm font-medium">{label}</h5>
              <ul className="mt-1 grid gap-2 text-sm">
                {found.map((finding) => (
                  <li key={finding.text} className="flex gap-2">
                    <FindingIcon finding={finding} />
                    <span className="min-w-0">{finding.text}</span>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </section>
  );
}

function FindingIcon({ finding: { kind, severity } }: { readonly finding: ChainFinding }) {
  const look = 'mt-0.5 size-4 shrink-0';
  if (kind === 'open-seat') {
    return <CircleDashed className={`${look} text-seat`} aria-label="Open seat:" />;
  }
  if (severity === 'warning') {
    return <TriangleAlert className={`${look} text-danger`} aria-label="Warning:" />;
  }
  return <Info className={`${look} text-quiet`} aria-label="Note:" />;
}

/** Milliseconds typing must pause before changes to the preview are announced. */
const QUIET_MS = 1500;

/** The text once it has stayed unchanged for a while, so that announcements are not too frequent. */
function useAnnounced(text: string): string {
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return announced;
}

/** '' while the chain has no steps. Pure. */
export function previewSummary(
  steps: readonly Pick<ChainStep, 'member'>[],
  findings: readonly ChainFinding[],
): string {
  if (steps.length === 0) return '';
  const open = steps.filter(({ member }) => member === null).length;
  const others = findings.filter(({ kind }) => kind !== 'open-seat').length;
  const parts = [
    counted(steps.length, 'step'),
    open > 0 && counted(open, 'open seat'),
    others > 0 && `${counted(others, 'thing')} worth a look`,
  ];
  return `Preview: ${parts.filter(Boolean).join(', ')}.`;
}
