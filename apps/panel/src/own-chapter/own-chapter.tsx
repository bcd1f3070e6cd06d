/**
 * From the demo to one's own chapter in five short steps (P15): name and town, roster, what it was understood as, two
 * chains, and a second admin. Nothing changes before the last. Loaded on demand: it is used once.
 */
import { chapterOf } from 'domain/chapter.ts';
import { parseSettings } from 'domain/settings.ts';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { PageLink } from 'ui/page-link.tsx';
import { ADMIN_PATH } from 'ui/paths.ts';
import { showToast } from 'ui/toasts.tsx';
import { navigate } from 'wouter/use-browser-location';
import { addEditor } from '../editors/editors.ts';
import { counted } from '../records/dates-and-counts.ts';
import { useMyAccess } from '../records/my-access.tsx';
import { FailureAlert } from '../records/panel-controls.tsx';
import { loadDirectory } from '../records/panel-directory.ts';
import {
  type PreviewEngine,
  previewEngineFor,
  usePreviewEngine,
} from '../records/preview-engine.tsx';
import { asRequestFailed, RequestFailed, wordsFor } from '../records/request-failed.ts';
import { newId } from '../records/save-record.ts';
import { ChainsStep } from './chains-step.tsx';
import { bringDemoBack } from './demo-chapter.tsx';
import { InviteStep } from './invite-step.tsx';
import { NameStep } from './name-step.tsx';
import { type OfferedChain, offeredChains } from './offered-chains.ts';
import { STEPS, type Step, stepPath, useStep } from './own-address.ts';
import { dropOwnDraft, membersIn, type OwnDraft, storeOwnDraft, useOwnDraft } from './own-draft.ts';
import { RosterStep } from './roster-step.tsx';
import { chapterRows, ownMembers, startChapter } from './start-chapter.ts';
import { UnderstoodStep } from './understood-step.tsx';
import { understand } from './understood-trade.ts';

const TITLES: Record<Step, string> = {
  name: 'Your chapter',
  roster: 'Your roster',
  understood: 'Understood as',
  chains: 'Your first chains',
  admin: 'A second admin',
};

export default function OwnChapter() {
  const [draft, edit] = useOwnDraft();
  const state = usePreviewEngine();
  const engine = typeof state === 'string' ? null : state;
  const step = useReachedStep(draft);
  const offered = useOfferedChains(draft, step === 'chains' || step === 'admin');
  const heading = useStepHeading(step);
  const { isStarting, start } = useStart();
  const isReady = engine !== null && offered !== null;

  function goOn() {
    const next = STEPS[STEPS.indexOf(step) + 1];
    if (next !== undefined) navigate(stepPath(next));
  }

  return (
    <section aria-labelledby="own-step" className="max-w-3xl">
      <ErrorBoundary>
        <Progress step={step} />
      </ErrorBoundary>
      <h2
        id="own-step"
        ref={heading}
        tabIndex={-1}
        className="mt-4 font-serif text-2xl outline-none"
      >
        {TITLES[step]}
      </h2>
      {state === 'failed' ? (
        <FailureAlert
          text="The list of trades could not be loaded. What you entered is kept."
          label="Reload"
          onClick={() => window.location.reload()}
        />
      ) : (
        <ErrorBoundary key={step}>{stepContent()}</ErrorBoundary>
      )}
    </section>
  );

  function stepContent(): ReactNode {
    switch (step) {
      case 'name':
        return <NameStep draft={draft} edit={edit} onDone={goOn} />;
      case 'roster':
        return <RosterStep draft={draft} edit={edit} onDone={goOn} />;
      case 'understood':
        return <UnderstoodStep draft={draft} edit={edit} engine={engine} onDone={goOn} />;
      case 'chains':
        return <ChainsStep draft={draft} edit={edit} offered={offered} onDone={goOn} />;
      case 'admin':
        return (
          <InviteStep
            draft={draft}
            edit={edit}
            isReady={isReady}
            isStarting={isStarting}
            onDone={() => isReady && void start(draft, engine, offered)}
          />
        );
    }
  }
}

/** The step of the address, or an earlier one that is missing for it. */
function useReachedStep(draft: OwnDraft): Step {
  const wanted = useStep() ?? 'name';
  const step = firstMissing(draft, wanted);
  useEffect(() => {
    if (step !== wanted) navigate(stepPath(step), { replace: true });
  }, [step, wanted]);
  return step;
}

/** Lets each step be read from its top. @returns the ref for its heading. */
function useStepHeading(step: Step): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step anew.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return heading;
}

function firstMissing(draft: OwnDraft, wanted: Step): Step {
  const has: Record<Step, boolean> = {
    name: draft.name.trim() !== '' && draft.town.trim() !== '',
    roster: draft.people.length > 0,
    understood: membersIn(draft).length > 0,
    chains: true,
    admin: true,
  };
  return STEPS.find((step) => step === wanted || !has[step]) ?? wanted;
}

/** Null until they are known. @param isWanted whether their step is near: they need an index of the roster. */
function useOfferedChains(draft: OwnDraft, isWanted: boolean): readonly OfferedChain[] | null {
  const [offered, setOffered] = useState<readonly OfferedChain[] | null>(null);
  const members = useMemo(() => (isWanted ? ownMembers(draft) : null), [draft, isWanted]);
  const key = JSON.stringify(
    members?.map(({ id, role_alias, profession_role }) => [id, role_alias, profession_role]),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the members' trades are others.
  useEffect(() => {
    if (members === null) return;
    let isCurrent = true;
    const settings = parseSettings({ chapter_name: draft.name, home: draft.town });
    const chapter = chapterOf({ settings: [settings], categories: [], words: [] });
    const load = previewEngineFor({ members, chains: [], chapter });
    load().then(
      (engine) => isCurrent && setOffered(offeredChains(engine, newId)),
      (reason: unknown) => {
        console.warn('No chains can be offered:', reason);
        if (isCurrent) setOffered([]);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return offered;
}

/** Starts the chapter, says so with an undo, and leaves for the overview. */
function useStart() {
  const [isStarting, setStarting] = useState(false);
  const email = useMyAccess()?.email ?? null;

  async function start(draft: OwnDraft, engine: PreviewEngine, offered: readonly OfferedChain[]) {
    if (isStarting) return;
    const chains = offered
      .map(({ chain }) => chain)
      .filter(({ scenario }) => !draft.unticked.includes(scenario));
    const trades = membersIn(draft).flatMap((person) =>
      understand(engine, person).trades.slice(0, 1),
    );
    setStarting(true);
    try {
      await startChapter(chapterRows({ draft, chains, trades, email }));
      dropOwnDraft();
      navigate(ADMIN_PATH, { replace: true });
      await inviteAndReport(draft, chains.length);
    } catch (reason) {
      const failed = asRequestFailed(reason);
      // Without an answer, the chapter may have started all the same: then the overview shows it.
      const isKnown = failed.failure !== 'unreachable';
      const title = isKnown ? 'Nothing was replaced' : 'No answer yet';
      showToast({ kind: 'error', title, description: wordsFor(failed) });
      void loadDirectory();
    } finally {
      setStarting(false);
    }
  }

  return { isStarting, start };
}

/** Invites the second admin, and says that the chapter has started. */
async function inviteAndReport(draft: OwnDraft, chains: number): Promise<void> {
  const members = counted(membersIn(draft).length, 'member');
  const description = `${members} and ${counted(chains, 'chain')} replaced the demo.`;
  const undo = async () => {
    if (await bringDemoBack()) storeOwnDraft(draft);
  };
  showToast({
    kind: 'success',
    title: 'Your chapter has started',
    description: `${description}${await invited(draft.email.trim())}`,
    action: { label: 'Undo', run: () => void undo() },
  });
}

/** Puts the second admin on the list of People (R4). @returns a sentence if that failed. */
async function invited(email: string): Promise<string> {
  if (email === '') return '';
  try {
    await addEditor(email);
    return '';
  } catch (reason) {
    if (!(reason instanceof RequestFailed)) throw reason;
    return ` ${email} could not be added: do that under People.`;
  }
}

function Progress({ step }: { readonly step: Step }) {
  const at = STEPS.indexOf(step);
  const before = STEPS[at - 1];
  return (
    <nav aria-label="Steps" className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <PageLink
        to={before === undefined ? ADMIN_PATH : stepPath(before)}
        className="inline-flex min-h-11 items-center gap-2 rounded-lg font-medium text-accent underline-offset-4 hover:underline"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {before === undefined ? 'Overview' : TITLES[before]}
      </PageLink>
      <ol className="ml-auto flex items-center gap-2">
        {STEPS.map((one, position) => (
          <li
            key={one}
            aria-current={one === step ? 'step' : undefined}
            className={`h-2 w-6 rounded-full border ${position <= at ? 'border-accent bg-accent forced-colors:bg-[Highlight]' : 'border-edge bg-paper'}`}
          >
            <span className="sr-only">{TITLES[one]}</span>
          </li>
        ))}
      </ol>
      <span className="text-sm text-quiet">
        Step {at + 1} of {STEPS.length}
      </span>
    </nav>
  );
}
