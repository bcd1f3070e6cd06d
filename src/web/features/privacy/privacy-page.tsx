/** '/privacy': what is public, what the server learns, what stays on the device, and who to ask. */
import { type ReactNode, useEffect } from 'react';
import { chapter } from '../../../routing/knowledge/chapter.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { SiteFooter } from '../../components/site-footer.tsx';
import { messageLink } from '../../lib/links.ts';

const SUBJECT = 'My data in Pathfinder';

export default function PrivacyPage() {
  useEffect(() => {
    document.title = 'Privacy — Pathfinder';
  }, []);
  const { feedbackRecipient } = chapter;

  return (
    <PageFrame footer={<SiteFooter />}>
      <div className="max-w-prose pt-4">
        <h1 className="font-serif text-4xl leading-tight tracking-tight sm:text-5xl">Privacy</h1>
        <p className="mt-3 text-lg text-quiet">
          Members are here to be found. What you look for is your own business.
        </p>
        <Part title="What is public">
          <p>
            Everyone who opens this site can see the members: name, profession, company, chapter,
            phone, email and website, as the chapter entered them. Search engines are asked not to
            list members or to read the directory.
          </p>
        </Part>
        <Part title="What you look for">
          <p>
            Your browser finds the answer itself; a search does not send your words to the server. A
            link from the Share button keeps them behind “#”, a part of the address that browsers
            never send.
          </p>
          <p>
            An address with the words behind “?” is different: opening or reloading it sends them.
            Our server does not log them, but a company network or a proxy on the way may log whole
            addresses. Your browser keeps addresses in its history, unless the window is private.
          </p>
        </Part>
        <Part title="What the server logs">
          <p>
            Errors, and for each sign-in of an admin the time, the account and the network address.
            While the operator looks for a fault it can also log the path, status and duration of
            requests, without what follows the “?”. There are no cookies, no statistics about
            visitors, and nothing is loaded from other companies.
          </p>
        </Part>
        <Part title="What stays on your device">
          <p>
            The choices you make on the page, and a copy of the page and the directory, so that it
            opens without a network. For admins also their sign-in and unsaved text. Clearing this
            site's data in your browser removes all of it.
          </p>
        </Part>
        <Part title="Correct or remove something">
          <p>
            Are you a member, and something about you is wrong or should not be here? Write to the
            chapter:{' '}
            <a
              href={messageLink(SUBJECT, '', feedbackRecipient)}
              className="inline-flex min-h-11 items-center font-medium text-accent underline decoration-line decoration-2 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-accent"
            >
              {feedbackRecipient}
            </a>
          </p>
        </Part>
      </div>
    </PageFrame>
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
