/**
 * Links to the sections: a bar above them, or on a phone at the bottom of the screen, within thumb's reach. Addresses
 * of the earlier one-page panel lead to them too.
 */
import {
  Armchair,
  CircleUser,
  Ellipsis,
  FlaskConical,
  History,
  Languages,
  LayoutDashboard,
  type LucideIcon,
  Search,
  Settings,
  Upload,
  UserCog,
  Users,
  Waypoints,
} from 'lucide-react';
import { useRef } from 'react';
import { PageLink } from 'ui/page-link.tsx';
import { ADMIN_PATH, PANEL_SECTIONS, type PanelSection, sectionPath } from 'ui/paths.ts';

type PanelPage = PanelSection | 'overview';

export const PAGE_LABELS: Record<PanelPage, string> = {
  overview: 'Overview',
  members: 'Members',
  chains: 'Referral Chains',
  seats: 'Open Seats',
  import: 'Import',
  words: 'Words',
  try: 'Try it here',
  history: 'History',
  people: 'People',
  settings: 'Settings',
  account: 'Account',
};

const ICONS: Record<PanelPage, LucideIcon> = {
  overview: LayoutDashboard,
  members: Users,
  chains: Waypoints,
  seats: Armchair,
  import: Upload,
  words: Languages,
  try: FlaskConical,
  history: History,
  people: UserCog,
  settings: Settings,
  account: CircleUser,
};

/** Shown directly on a phone; the others are behind 'More'. */
const FIRST: readonly PanelPage[] = ['overview', 'members', 'chains'];
const OTHERS: readonly PanelPage[] = PANEL_SECTIONS.filter((section) => !FIRST.includes(section));

const ITEM =
  'flex min-h-12 w-full cursor-pointer items-center gap-x-1.5 rounded-lg px-2 text-[0.9375rem] font-medium whitespace-nowrap aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 text-accent underline-offset-8 hover:underline lg:px-3';
/** On a phone: the icon above the label. */
const TAB = `${ITEM} max-sm:min-h-14 max-sm:flex-col max-sm:justify-center max-sm:text-xs`;

/** The pages as the command palette lists them. */
export const PAGE_ENTRIES = [...FIRST, ...OTHERS].map((page) => ({
  title: PAGE_LABELS[page],
  hint: 'Page',
  to: pathOf(page),
}));

interface Props {
  readonly page: PanelPage;
  readonly members: number;
  readonly chains: number;
  readonly onFind: () => void;
}

export function SectionLinks({ page, members, chains, onFind }: Props) {
  const more = useRef<HTMLDivElement>(null);
  const counts: Partial<Record<PanelPage, number>> = { members, chains };
  const link = (to: PanelPage, className: string) => (
    <li key={to} className="max-sm:flex-1" onClickCapture={() => more.current?.hidePopover()}>
      <PanelLink to={to} isCurrent={to === page} count={counts[to]} className={className} />
    </li>
  );
  return (
    <nav
      aria-label="Sections"
      className="z-10 border-line bg-paper max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:border-t max-sm:pb-[env(safe-area-inset-bottom)] sm:sticky sm:top-0 sm:-mx-[min(2rem,5vw)] sm:mt-6 sm:flex sm:flex-wrap sm:gap-x-0.5 sm:border-b sm:px-5"
    >
      <ul className="flex max-sm:px-1 sm:contents">
        {FIRST.map((to) => link(to, TAB))}
        <li className="max-sm:flex-1 sm:hidden">
          <button type="button" onClick={onFind} className={TAB}>
            <Search className="size-5" aria-hidden="true" />
            Find
          </button>
        </li>
        <li className="max-sm:flex-1 sm:hidden">
          <button type="button" popoverTarget="more-sections" className={TAB}>
            <Ellipsis className="size-5" aria-hidden="true" />
            More
          </button>
        </li>
      </ul>
      <div
        ref={more}
        id="more-sections"
        popover="auto"
        className="border-line bg-sheet text-ink max-sm:inset-x-2 max-sm:top-auto max-sm:bottom-16 max-sm:m-0 max-sm:w-auto max-sm:rounded-xl max-sm:border max-sm:p-2 sm:static sm:m-0 sm:contents"
      >
        <ul className="sm:contents">{OTHERS.map((to) => link(to, ITEM))}</ul>
      </div>
      <button
        type="button"
        onClick={onFind}
        aria-keyshortcuts="Control+K Meta+K"
        className={`${ITEM} ml-auto w-auto! max-sm:hidden`}
      >
        <Search className="size-4" aria-hidden="true" />
        Find
      </button>
    </nav>
  );
}

interface LinkProps {
  readonly to: PanelPage;
  readonly isCurrent: boolean;
  readonly count: number | undefined;
  readonly className: string;
}

function PanelLink({ to, isCurrent, count, className }: LinkProps) {
  const Icon = ICONS[to];
  return (
    <PageLink to={pathOf(to)} isCurrent={isCurrent} className={className}>
      <Icon className="size-5 shrink-0 sm:size-4" aria-hidden="true" />
      {PAGE_LABELS[to]}
      {count !== undefined && (
        <span className="font-normal text-quiet max-md:sr-only">{count.toLocaleString()}</span>
      )}
    </PageLink>
  );
}

function pathOf(page: PanelPage): string {
  return page === 'overview' ? ADMIN_PATH : sectionPath(page);
}

/**
 * Where an address of the one-page panel leads now; null for every other address.
 * @example forwardedPath(new URL('https://example.com/admin?chain=new')) // '/admin/chains?chain=new'
 */
export function forwardedPath({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): string | null {
  if (pathname.replace(/\/$/, '') !== ADMIN_PATH) return null;
  const params = new URLSearchParams(search);
  if (params.has('member')) return sectionPath('members') + search;
  if (params.has('chain')) return sectionPath('chains') + search;
  if (hash === '#members' || hash === '#chains' || hash === '#try') {
    return sectionPath(hash === '#members' ? 'members' : hash === '#chains' ? 'chains' : 'try');
  }
  return null;
}
