/** Shown for unknown URLs (S10). */
import { useEffect } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { ButtonLink } from './button.tsx';
import { PageFrame } from './page-frame.tsx';
import * as siteTexts from './texts/site.ts';

export default function NotFoundPage() {
  const path = usePathname();

  useEffect(() => {
    document.title = siteTexts.titleOf(siteTexts.notFoundTitle);
    console.error('404: no page at', path);
  }, [path]);

  return (
    <PageFrame>
      <svg viewBox="0 0 120 48" className="mt-8 h-16 text-quiet" fill="none" aria-hidden="true">
        <circle cx="10" cy="38" r="6" className="fill-accent" />
        <path d="M16 36C44 28 40 12 66 12" stroke="currentColor" strokeWidth="1.5" />
        <path d="M66 12h20" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 4" />
        <circle
          cx="98"
          cy="12"
          r="9"
          className="stroke-seat-line"
          strokeWidth="2"
          strokeDasharray="3 3"
        />
      </svg>
      <h1 className="mt-6 font-serif text-4xl">{siteTexts.notFoundHeading}</h1>
      <p className="mt-3 text-quiet">{siteTexts.notFoundExplanation}</p>
      <ButtonLink variant="primary" href="/" className="mt-6">
        {siteTexts.returnHome}
      </ButtonLink>
    </PageFrame>
  );
}
