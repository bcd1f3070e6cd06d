/** Shown while a page's script loads. */
import { PageFrame } from './page-frame.tsx';
import * as siteTexts from './texts/site.ts';

export function LoadingPage() {
  return (
    <PageFrame>
      <p role="status" className="mt-8 text-quiet">
        {siteTexts.loading}
      </p>
    </PageFrame>
  );
}
