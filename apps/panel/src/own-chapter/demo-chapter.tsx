/** What the overview of a demo says: that it is one, and the way to one's own chapter. And the way back (P15). */
import type { Settings } from 'domain/settings.ts';
import { Sprout, Undo2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button, TEXT_LINK } from 'ui/button.tsx';
import { PageLink } from 'ui/page-link.tsx';
import { showToast } from 'ui/toasts.tsx';
import { navigate } from 'wouter/use-browser-location';
import { counted } from '../records/dates-and-counts.ts';
import { useMyAccess } from '../records/my-access.tsx';
import { formPath } from '../records/open-form.ts';
import { usePanelDirectory } from '../records/panel-directory.ts';
import { asRequestFailed, wordsFor } from '../records/request-failed.ts';
import { stepPath } from './own-address.ts';
import { readStart, undoStart } from './start-chapter.ts';

export function DemoChapter() {
  const { settings } = usePanelDirectory();
  const isEditor = useMyAccess()?.standing === 'editor';
  if (settings[0] === undefined || !isEditor) return null;
  return settings[0].is_demo ? <StartYourOwn settings={settings[0]} /> : <BringDemoBack />;
}

function StartYourOwn({ settings }: { readonly settings: Settings }) {
  const { members } = usePanelDirectory();
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-xl border border-line bg-accent-wash p-5"
    >
      <div className="min-w-0 flex-1 basis-80">
        <h3 id={titleId} className="font-serif text-xl">
          This is a demo
        </h3>
        <p className="mt-1">
          Its {counted(members.length, 'member')} and their companies are invented, and visitors are
          told so. Import your roster and make it yours in five minutes.
        </p>
      </div>
      <Button variant="primary" onClick={() => navigate(stepPath('name'))}>
        <Sprout className="size-4 shrink-0" aria-hidden="true" />
        Start with your own chapter
      </Button>
      <p className="basis-full text-quiet">
        Are these your own members?{' '}
        <PageLink to={formPath('settings', settings.id)} className={TEXT_LINK}>
          Turn off the demo in the settings
        </PageLink>
      </p>
    </section>
  );
}

/** While nothing was changed since the start. */
function BringDemoBack() {
  const [start, setStart] = useState<Date | null>(null);
  const directory = usePanelDirectory();
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change may be one after which there is no way back.
  useEffect(() => {
    let isCurrent = true;
    readStart().then(
      (read) => isCurrent && setStart(read),
      (reason: unknown) => console.warn('Whether the demo can come back is unknown:', reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [directory]);

  if (start === null) return null;
  const day = start.toLocaleDateString(undefined, { day: 'numeric', month: 'long' });
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-quiet">
      Your chapter replaced the demo on {day}. Until you change something, the demo can come back.
      <Button variant="plain" onClick={() => void bringDemoBack()}>
        <Undo2 className="size-4" aria-hidden="true" />
        Bring the demo back
      </Button>
    </p>
  );
}

let underWay: Promise<boolean> | null = null;

/** Undoes the start, and says so: once, also after a double click. @returns whether it did. */
export function bringDemoBack(): Promise<boolean> {
  underWay ??= undoAndReport().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function undoAndReport(): Promise<boolean> {
  try {
    await undoStart();
    showToast({ kind: 'success', title: 'The demo is back' });
    return true;
  } catch (reason) {
    const description = wordsFor(asRequestFailed(reason));
    showToast({ kind: 'error', title: 'Nothing changed', description });
    return false;
  }
}
