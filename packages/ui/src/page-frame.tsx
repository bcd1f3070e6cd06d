/** What every page shares: the header and the main column (S1). */
import type { ReactNode } from 'react';
import { ADMIN_PATH } from './paths.ts';
import { useSignedIn } from './session-presence.ts';
import * as siteTexts from './texts/site.ts';

interface Props {
  readonly children: ReactNode;
  /** Replaces the link to the admin panel at the end of the header. */
  readonly action?: ReactNode;
  readonly footer?: ReactNode;
}

export function PageFrame({ children, action, footer }: Props) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col px-[min(1.25rem,5vw)] sm:px-[min(2rem,5vw)]">
      <Header action={action} />
      {/* While an answer is loading, the footer stays below the fold, so that nothing jumps. */}
      <main className="flex-1 pb-16 in-data-asked:min-h-dvh">{children}</main>
      {footer}
    </div>
  );
}

function Header({ action }: Pick<Props, 'action'>) {
  const signedIn = useSignedIn();
  return (
    <header className="flex items-center justify-between gap-4 py-4 sm:py-6">
      <a href="/" className="flex min-h-11 items-center gap-3 rounded-lg no-underline">
        <Logo />
        <span className="leading-tight">
          <span className="block font-serif text-xl font-semibold">{siteTexts.name}</span>
          <span className="block text-sm text-quiet">{siteTexts.tagline}</span>
        </span>
      </a>
      {action ??
        (signedIn && (
          <a
            href={ADMIN_PATH}
            className="inline-flex min-h-11 items-center rounded-lg px-3 font-medium text-accent underline-offset-4 hover:underline"
          >
            {siteTexts.admin}
          </a>
        ))}
    </header>
  );
}

/** The mark: a member, the path, and a seat still open at its end. */
function Logo() {
  return (
    <svg viewBox="0 0 32 32" className="size-10 shrink-0" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M9 23c0-7 14-4 13.4-10.2"
        className="fill-none stroke-on-accent"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <circle cx="9" cy="23.5" r="3.2" className="fill-on-accent" />
      <circle
        cx="22"
        cy="9"
        r="3.6"
        className="fill-none stroke-on-accent"
        strokeWidth="2.2"
        strokeDasharray="2.1 2.1"
      />
    </svg>
  );
}

/** Shown while a page's script loads. */
export function LoadingPage() {
  return (
    <PageFrame>
      <p role="status" className="mt-8 text-quiet">
        {siteTexts.loading}
      </p>
    </PageFrame>
  );
}
