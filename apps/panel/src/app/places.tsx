/**
 * The five places of the panel: a rail beside the page, or on a narrow screen a bar at the thumb; and the links between
 * the pages of Settings (P8).
 */
import {
  Armchair,
  LayoutDashboard,
  type LucideIcon,
  Settings,
  Users,
  Waypoints,
} from 'lucide-react';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { Logo } from 'ui/page-frame.tsx';
import { PageLink } from 'ui/page-link.tsx';
import { type PanelPage, sectionPath } from 'ui/paths.ts';
import * as siteTexts from 'ui/texts/site.ts';
import { useDirectory } from '../records/panel-directory.ts';
import { NEW_PASSWORD_PATH } from '../session/login-address.ts';

export const PAGE_LABELS: Record<PanelPage, string> = {
  overview: 'Overview',
  members: 'Members',
  import: 'Import',
  chains: 'Chains',
  seats: 'Open seats',
  settings: 'Chapter',
  words: 'Local words',
  try: 'Try it here',
  people: 'People',
  account: 'Account',
  history: 'History',
};

const PLACES = ['overview', 'members', 'chains', 'seats', 'settings'] as const;
type Place = (typeof PLACES)[number];

const ICONS: Record<Place, LucideIcon> = {
  overview: LayoutDashboard,
  members: Users,
  chains: Waypoints,
  seats: Armchair,
  settings: Settings,
};

/** The pages of Settings, in the order of their links. */
const SETTINGS: readonly PanelPage[] = ['settings', 'words', 'try', 'people', 'account', 'history'];

/** The place that a page belongs to. */
function placeOf(page: PanelPage): Place {
  if (page === 'import') return 'members';
  return PLACES.find((place) => place === page) ?? 'settings';
}

/** The pages as the command palette lists them. */
export const PAGE_ENTRIES = [...PLACES, 'import' as const, ...SETTINGS.slice(1)].map((page) => ({
  title: page === 'settings' ? 'Settings' : PAGE_LABELS[page],
  hint: SETTINGS.includes(page) && page !== 'settings' ? 'Settings' : 'Page',
  to: sectionPath(page),
}));

interface PlacesProps {
  readonly page: PanelPage;
  /** The signed-in user's. */
  readonly email: string;
}

export function Places({ page, email }: PlacesProps) {
  const state = useDirectory();
  const { members, chains } = state.status === 'ready' ? state.directory : {};
  const counts: Partial<Record<Place, number | undefined>> = {
    members: members?.length,
    chains: chains?.length,
  };
  return (
    <nav
      aria-label="Places"
      data-keep-clear
      className="z-10 border-line bg-paper max-rail:fixed max-rail:inset-x-0 max-rail:bottom-0 max-rail:border-t max-rail:pb-[env(safe-area-inset-bottom)] rail:sticky rail:top-0 rail:row-span-2 rail:row-start-1 rail:flex rail:h-dvh rail:flex-col rail:gap-5 rail:overflow-y-auto rail:border-r rail:px-3 rail:py-4 print:hidden"
    >
      <p className="flex items-center gap-2.5 px-1 font-serif text-xl font-semibold max-rail:hidden">
        <Logo />
        {siteTexts.name}
      </p>
      {/* With large text the bar scrolls sideways, rather than let its labels overlap. */}
      <ul className="flex overflow-x-auto max-rail:mx-auto max-rail:max-w-2xl rail:flex-col rail:overflow-visible rail:gap-1">
        {PLACES.map((place) => (
          <li key={place} className="min-w-max flex-1">
            <PlaceLink place={place} isCurrent={placeOf(page) === place} count={counts[place]} />
          </li>
        ))}
      </ul>
      <p className="mt-auto px-3 text-sm text-quiet max-rail:hidden">
        <span className="block [overflow-wrap:anywhere]">Signed in as {email}</span>
        <a
          href={NEW_PASSWORD_PATH}
          className="inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
        >
          Change password
        </a>
      </p>
    </nav>
  );
}

function Count({ children }: { readonly children: number }) {
  return <>{children.toLocaleString()}</>;
}

interface PlaceLinkProps {
  readonly place: Place;
  readonly isCurrent: boolean;
  readonly count: number | undefined;
}

function PlaceLink({ place, isCurrent, count }: PlaceLinkProps) {
  const Icon = ICONS[place];
  return (
    <PageLink
      to={sectionPath(place)}
      isCurrent={isCurrent}
      className="group flex items-center rounded-lg font-medium whitespace-nowrap text-accent aria-[current=page]:text-ink -outline-offset-3 max-rail:h-14 max-rail:px-1 max-rail:flex-col max-rail:justify-center max-rail:gap-0.5 max-rail:text-xs rail:min-h-11 rail:gap-3 rail:px-3 rail:text-[0.9375rem] rail:aria-[current=page]:bg-accent-wash"
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <span className="decoration-accent underline-offset-4 group-hover:underline group-aria-[current=page]:underline group-aria-[current=page]:decoration-2">
        {place === 'settings' ? 'Settings' : PAGE_LABELS[place]}
      </span>{' '}
      {count !== undefined && (
        <span className="ml-auto font-normal text-quiet max-rail:sr-only">
          <ErrorBoundary instead={<span>{count}</span>}>
            <Count>{count}</Count>
          </ErrorBoundary>
        </span>
      )}
    </PageLink>
  );
}

/** The links between the pages of Settings; nothing on the other pages. */
export function SettingsLinks({ page }: { readonly page: PanelPage }) {
  if (placeOf(page) !== 'settings') return null;
  return (
    <nav aria-label="Settings" className="mb-5 border-b border-line print:hidden">
      <ul className="-mx-2 grid grid-cols-3 sm:-mx-3 sm:flex sm:gap-1">
        {SETTINGS.map((each) => (
          <li key={each}>
            <PageLink
              to={sectionPath(each)}
              isCurrent={each === page}
              className="flex min-h-11 items-center px-2 text-[0.9375rem] font-medium whitespace-nowrap text-accent decoration-accent underline-offset-8 hover:underline aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 sm:px-3"
            >
              {PAGE_LABELS[each]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
