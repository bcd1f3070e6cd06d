/** Sticky links to each section. */
import type { SectionId } from './panel-section.tsx';

interface Props {
  readonly members: number;
  readonly chains: number;
}

export function SectionLinks({ members, chains }: Props) {
  return (
    <nav
      aria-label="Sections"
      className="sticky top-0 z-10 -mx-[min(1.25rem,5vw)] mt-6 border-b border-line bg-paper px-3.5 sm:-mx-[min(2rem,5vw)] sm:px-5"
    >
      <ul className="flex gap-x-0.5 sm:gap-x-4">
        <SectionLink to="members" count={members}>
          Members
        </SectionLink>
        <SectionLink to="chains" count={chains}>
          Referral Chains
        </SectionLink>
        <SectionLink to="try">Try it here</SectionLink>
      </ul>
    </nav>
  );
}

interface LinkProps {
  readonly to: SectionId;
  readonly count?: number;
  readonly children: string;
}

function SectionLink({ to, count, children }: LinkProps) {
  return (
    <li>
      <a
        href={`#${to}`}
        className="inline-flex min-h-12 items-center gap-1.5 rounded-lg px-1.5 text-[0.9375rem] font-medium whitespace-nowrap text-accent underline-offset-8 hover:underline sm:px-3"
      >
        {children}
        {count !== undefined && (
          <span className="font-normal text-quiet max-sm:hidden">{count.toLocaleString()}</span>
        )}
      </a>
    </li>
  );
}
