/** '/privacy': what is public, what the server learns, what stays on the device, and who to ask. */
import { type ReactNode, useEffect } from 'react';
import { messageLink } from 'ui/links.ts';
import * as siteTexts from 'ui/texts/site.ts';
import { useReadChapter } from './directory/read-chapter.ts';
import { VisitorFrame } from './page/visitor-frame.tsx';
import * as privacyTexts from './texts/privacy.ts';

export default function PrivacyPage() {
  useEffect(() => {
    document.title = siteTexts.titleOf(siteTexts.privacy);
  }, []);
  const { feedbackRecipient = '' } = useReadChapter() ?? {};

  return (
    <VisitorFrame>
      <div className="max-w-prose pt-4">
        <h1 className="font-serif text-4xl leading-tight tracking-tight sm:text-5xl">
          {siteTexts.privacy}
        </h1>
        <p className="mt-3 text-lg text-quiet">{privacyTexts.introduction}</p>
        {privacyTexts.parts.map(({ title, paragraphs }) => (
          <Part key={title} title={title}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Part>
        ))}
        <Part title={privacyTexts.removal.title}>
          <p>
            {feedbackRecipient === ''
              ? privacyTexts.removal.askChapter
              : privacyTexts.removal.writeTo(
                  <a
                    href={messageLink(privacyTexts.removal.subject, '', feedbackRecipient)}
                    className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-line decoration-2 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-accent"
                  >
                    {feedbackRecipient}
                  </a>,
                )}
          </p>
        </Part>
      </div>
    </VisitorFrame>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2 className="font-serif text-2xl leading-tight">{title}</h2>
      <div className="mt-2 space-y-3 leading-relaxed">{children}</div>
    </section>
  );
}
