/** What visitors would see of the chain as written now, and its review findings. */

import { chainKind } from 'domain/chain-fields.ts';
import { type Draft, valuesOf } from 'domain/record.ts';
import { parseChain, type ReferralChain } from 'domain/referral-chain.ts';
import type { ChainMatch } from 'engine';
import type { ChainFinding, ChapterPreview } from 'engine/admin';
import { useDeferredValue, useId, useMemo } from 'react';
import { MessageText } from 'ui/message-text.tsx';
import { Sheet, SheetPart } from 'ui/sheet.tsx';
import { useWorkbench } from '../../records/use-workbench.ts';
import { FindingsList } from './findings-list.tsx';
import { PreviewSteps } from './preview-steps.tsx';
import { previewSummary, useAnnounced } from './preview-summary.ts';

/** Shown for a blank scenario. */
const NO_SCENARIO = '…';

interface Props {
  readonly draft: Draft<ReferralChain>;
  readonly id: string;
  readonly workbench: () => Promise<ChapterPreview>;
}

export interface Preview {
  /** 'failed' when the engine could not be loaded. */
  readonly status: 'loading' | 'failed' | 'ready';
  /** null before the engine has loaded. */
  readonly match: ChainMatch | null;
  readonly findings: readonly ChainFinding[];
  /** The script the match was made from. */
  readonly script: string;
}

/** What visitors would see of the draft. It may lag behind typing; the fields must not. */
export function useChainPreview({ draft, id, workbench }: Props): Preview {
  const bench = useWorkbench(workbench);
  const written = useDeferredValue(draft);
  return useMemo(() => {
    const chain = writtenChain(written, id);
    const script = written.script_template.trim();
    if (typeof bench === 'string' || chain === null) {
      return {
        status: bench === 'failed' ? 'failed' : 'loading',
        match: null,
        findings: [],
        script,
      };
    }
    const match = bench.preview(chain);
    const findings = match.steps.length > 0 ? bench.review(chain) : [];
    return { status: 'ready', match, findings, script };
  }, [bench, written, id]);
}

export function ChainPreview({ status, match, findings, script }: Preview) {
  const titleId = useId();
  const announcement = useAnnounced(match ? previewSummary(match.steps, findings) : '');

  return (
    // Scrolls on its own, so that it stays beside the field being edited.
    <section
      aria-labelledby={titleId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need to scroll it too.
      tabIndex={0}
      className="min-w-0 self-start rounded-xl p-4 sm:p-6 lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto"
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
      <PreviewSteps steps={match.steps} />
      {/* On a phone they come before Save. */}
      <div className="max-lg:hidden">
        <FindingsList findings={findings} />
      </div>
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
    </div>
  );
}
