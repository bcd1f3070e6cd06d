/**
 * The admin panel: only signed-in users may enter (A4). Its heading, its five places, and the page at the current address
 * (P1, P8).
 */

import { phoneCountry } from 'domain/settings.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Apart, ErrorBoundary, ReadFailure } from 'ui/error-boundary.tsx';
import { PageFrame } from 'ui/page-frame.tsx';
import { type PanelPage, panelPageIn } from 'ui/paths.ts';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { DeleteQuestion } from '../records/delete-question.tsx';
import { LeaveGuard } from '../records/leave-guard.tsx';
import { AccessNote, useMyAccess } from '../records/my-access.tsx';
import {
  keepUpToDate,
  loadDirectory,
  loadExpectations,
  useDirectory,
  usePanelDirectory,
} from '../records/panel-directory.ts';
import { PhoneNumbersProvider } from '../records/phone-numbers.tsx';
import { PreviewEngineProvider } from '../records/preview-engine.tsx';
import { loginPath } from '../session/login-address.ts';
import { retrySession, useSession } from '../session/session.ts';
import { SessionCheck, StorageNote } from '../session/session-check.tsx';
import type { SessionState, SignedOutReason } from '../session/session-state.ts';
import { forwardedPath } from './old-addresses.ts';
import { Palette, useFinding } from './palette.tsx';
import { PanelHeading } from './panel-heading.tsx';
import { PAGE_ENTRIES, PAGE_LABELS, Places, SettingsLinks } from './places.tsx';
import { SectionOf } from './section-of.tsx';

/** Guards the admin panel: only signed-in users may enter (P1, A4). */
export default function AdminPage() {
  const session = useSession();

  useEffect(() => {
    const why = reasonToLeave(session);
    if (why !== null) navigate(loginPath(window.location, why), { replace: true });
  }, [session]);

  if (session.status === 'signed-in') return <AdminPanel email={session.email} />;
  return (
    <PageFrame>
      {(session.status === 'checking' || session.status === 'waiting') && (
        <SessionCheck status={session.status} onRetry={retrySession} />
      )}
    </PageFrame>
  );
}

/** Why the login page is shown instead. A missing second factor does not mean that a session has ended. */
function reasonToLeave(session: SessionState): SignedOutReason | null {
  if (session.status === 'second-factor') return 'no-session';
  return session.status === 'signed-out' ? session.why : null;
}

function AdminPanel({ email }: { readonly email: string }) {
  const page = panelPageIn(usePathname()) ?? 'overview';
  const finding = useFinding();
  const forwarded = forwardedPath(window.location);
  useEffect(() => {
    if (forwarded !== null) navigate(forwarded, { replace: true });
  }, [forwarded]);

  return (
    <div className="mx-auto grid min-h-dvh max-w-[90rem] grid-cols-1 grid-rows-[auto_1fr] rail:grid-cols-[11.5rem_minmax(0,1fr)]">
      <div className={COLUMN}>
        <ErrorBoundary>
          <PanelHeading onFind={finding.open} />
        </ErrorBoundary>
      </div>
      <ErrorBoundary>
        <Places page={page} email={email} />
      </ErrorBoundary>
      <main className={`${COLUMN} pb-[calc(var(--bar)+4rem)]`}>
        <Apart>
          <StorageNote />
          <AccessNote />
          <LeaveGuard />
          <DeleteQuestion />
          <DirectoryGate>{forwarded === null && <Page page={page} />}</DirectoryGate>
          {finding.isOpen && <Palette pages={PAGE_ENTRIES} onClose={finding.close} />}
        </Apart>
      </main>
    </div>
  );
}

/** In its place beside the rail, also while the rail cannot be shown. */
const COLUMN = 'min-w-0 rail:col-start-2 px-[min(1.25rem,5vw)] sm:px-[min(2rem,5vw)]';

function Page({ page }: { readonly page: PanelPage }) {
  const { settings } = usePanelDirectory();
  const place = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);

  useEffect(() => {
    document.title =
      page === 'overview' ? 'Admin — Pathfinder' : `${PAGE_LABELS[page]} — Admin — Pathfinder`;
    // The link that led here may have disappeared with its page.
    if (isOpened.current && document.activeElement === document.body) place.current?.focus();
    isOpened.current = true;
  }, [page]);

  return (
    <div ref={place} tabIndex={-1} className="pt-3 outline-none rail:pt-2">
      <Apart>
        <SettingsLinks page={page} />
        <PhoneNumbersProvider country={phoneCountry(settings)}>
          <PreviewEngineProvider>
            <SectionOf key={page} page={page} />
          </PreviewEngineProvider>
        </PhoneNumbersProvider>
      </Apart>
    </div>
  );
}

/** Keeps the directory up to date, and shows its children once it has been read; shows loading and failure itself. */
function DirectoryGate({ children }: { readonly children: ReactNode }) {
  const state = useDirectory();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => keepUpToDate(loadDirectory), []);
  const isReady = state.status === 'ready';
  const isEditor = useMyAccess()?.standing === 'editor';
  useEffect(() => {
    if (isReady && isEditor) return keepUpToDate(loadExpectations);
  }, [isReady, isEditor]);

  function retry() {
    // The button is about to disappear: move the focus to where the sections will be.
    place.current?.focus();
    void loadDirectory();
  }

  return (
    <div ref={place} tabIndex={-1}>
      {state.status === 'loading' && (
        <p role="status" className="mt-8 text-quiet">
          Loading the directory…
        </p>
      )}
      {state.status === 'failed' && (
        <ReadFailure
          text="Please check your connection and try again. Nothing was changed."
          onRetry={retry}
        />
      )}
      {isReady && <Apart>{children}</Apart>}
    </div>
  );
}
