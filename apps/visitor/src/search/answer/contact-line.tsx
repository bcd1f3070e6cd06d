/** One way to reach a member: an icon and the text, as a link where possible. */
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly href: string | null;
  readonly newTab?: boolean;
  /** The link's name for screen readers: what it does, the member's name, and the text. */
  readonly label: string;
}

const LINE = 'inline-flex min-h-11 max-w-full items-center gap-2 [overflow-wrap:anywhere]';

/** On a narrow screen, an e-mail address wraps after its '@' rather than within a word. */
function breakable(text: string): ReactNode {
  const [name, ...domain] = text.split('@');
  if (domain.length === 0) return text;
  return (
    <>
      {name}@<wbr />
      {domain.join('@')}
    </>
  );
}

export function ContactLine({ icon: Icon, text, href, newTab = false, label }: Props) {
  const content = (
    <>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0">{breakable(text)}</span>
    </>
  );
  if (href === null) return <span className={LINE}>{content}</span>;
  return (
    <a
      href={href}
      aria-label={label}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      className={`${LINE} rounded-lg text-accent underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent`}
    >
      {content}
    </a>
  );
}
