/** What every page shares: the header and the main column (S1). */
import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { ADMIN_PATH } from './paths.ts';
import { useSignedIn } from './session-presence.ts';
import * as siteTexts from './texts/site.ts';

interface Props {
  readonly children: ReactNode;
  /** Stands below the product's name; by default what every chapter says. */
  readonly tagline?: string;
  /** Links at the end of the header. */
  readonly links?: ReactNode;
  /** Replaces the link to the admin panel at the end of the header. */
  readonly action?: ReactNode;
  readonly footer?: ReactNode;
}

export function PageFrame({ children, footer, ...header }: Props) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col px-[min(1.25rem,5vw)] sm:px-[min(2rem,5vw)]">
      <ErrorBoundary>
        <Header {...header} />
      </ErrorBoundary>
      {/* While an answer is loading, the footer stays below the fold, so that nothing jumps. */}
      <main className="flex-1 pb-16 in-data-asked:min-h-dvh">
        <ErrorBoundary>{children}</ErrorBoundary>
      </main>
      {footer}
    </div>
  );
}

function Header({
  tagline = siteTexts.tagline,
  links,
  action,
}: Omit<Props, 'children' | 'footer'>) {
  const signedIn = useSignedIn();
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-2 py-4 sm:py-6">
      {/* Large text leaves the links no room beside it: they move below. */}
      <div className="min-w-0 grow basis-40">
        <a href="/" className="inline-flex min-h-11 max-w-full items-center gap-2.5 no-underline">
          <Logo />
          <span className="min-w-0 leading-tight">
            <span className="block font-serif text-xl font-semibold">{siteTexts.name}</span>
            <span className="line-clamp-2 text-sm text-quiet [overflow-wrap:anywhere]">
              {tagline}
            </span>
          </span>
        </a>
      </div>
      <div className="-mx-2 flex shrink-0 flex-wrap items-center justify-end sm:gap-x-3">
        {links}
        {action ?? (signedIn && <HeaderLink to={ADMIN_PATH}>{siteTexts.admin}</HeaderLink>)}
      </div>
    </header>
  );
}

interface HeaderLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

export function HeaderLink({ to, children }: HeaderLinkProps) {
  return (
    <a
      href={to}
      className="inline-flex min-h-11 items-center rounded-lg px-2 text-[0.9375rem] font-medium text-accent underline-offset-4 hover:underline print:hidden"
    >
      {children}
    </a>
  );
}

/** The mark: a member, the path, and a seat still open at its end. */
export function Logo() {
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
