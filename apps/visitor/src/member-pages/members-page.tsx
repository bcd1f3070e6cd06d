/** '/members': all members, by sphere and profession, filtered while the visitor types. */

import { dayOf } from 'domain/day.ts';
import type { Member } from 'domain/member.ts';
import { leaveOf } from 'engine';
import { Printer, Search } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button, TEXT_LINK } from 'ui/button.tsx';
import { Apart, ErrorBoundary } from 'ui/error-boundary.tsx';
import * as siteTexts from 'ui/texts/site.ts';
import { navigate } from 'wouter/use-browser-location';
import { sharedSearchPath } from '../page/search-address.ts';
import { VisitorFrame } from '../page/visitor-frame.tsx';
import * as membersTexts from '../texts/members.ts';
import { type Spheres, useInferredSpheres } from './inferred-spheres.ts';
import { DirectoryAge, Loading, OnceRead, PageHeading } from './member-pages-frame.tsx';
import { PrintedRoster } from './printed-roster.tsx';
import type { DatedDirectory } from './reading.ts';
import {
  type ListState,
  listMembers,
  listPath,
  PAGE_SIZE,
  parseListAddress,
  type Roster,
  rosterOf,
} from './roster.ts';
import { LeaveContext, SphereChoice, SphereSection } from './spheres.tsx';

export default function MembersPage() {
  useEffect(() => {
    document.title = siteTexts.titleOf(siteTexts.allMembers);
  }, []);

  return (
    <VisitorFrame notes={<DirectoryAge />}>
      {/* Keeps the footer below the fold, so that content that loads later does not move it into view. */}
      <div className="min-h-dvh pt-4">
        <PageHeading>{siteTexts.allMembers}</PageHeading>
        <p className="mt-2 max-w-prose text-lg text-balance text-quiet">
          {membersTexts.introduction}
        </p>
        <OnceRead rows={8}>{(directory) => <GroupedMembers directory={directory} />}</OnceRead>
      </div>
    </VisitorFrame>
  );
}

/** Waits for the spheres that the engine infers, so that members do not move from one to another (V2). */
function GroupedMembers({ directory }: { readonly directory: DatedDirectory }) {
  const spheres = useInferredSpheres(directory);
  return spheres === null ? (
    <Loading rows={8} />
  ) : (
    <MemberList directory={directory} spheres={spheres} />
  );
}

interface Props {
  readonly directory: DatedDirectory;
  readonly spheres: Spheres;
}

/** The list of members, filtered while the visitor types. Its state is in the address. */
function MemberList({ directory: { members, chapter, readAt }, spheres }: Props) {
  const [state, show] = useListAddress();
  const all = useMemo(() => listMembers(members, chapter, spheres), [members, chapter, spheres]);
  const { roster, query, sphere } = useRoster(all, state);
  const leaveToday = useLeaveToday(members);
  const { list, focusOnceShown } = useFocusOnAdded(roster);
  const count = () => countLine(roster, state, members.length);

  function showMore() {
    focusOnceShown(state.shown);
    show({ shown: state.shown + PAGE_SIZE });
  }

  if (members.length === 0) return <Empty />;
  return (
    <>
      <Apart>
        <SearchField query={state.query} onChange={(typed) => show({ query: typed })} />
        <SphereChoice
          chosen={state.sphere}
          counts={roster.counts}
          onChoose={(chosen) => show({ sphere: chosen })}
        />
      </Apart>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        <ErrorBoundary>
          <Count read={count} />
        </ErrorBoundary>
        {roster.found > 0 && <PrintButton />}
      </div>
      <div ref={list}>
        <LeaveContext value={leaveToday}>
          {roster.sections.map((section) => (
            <SphereSection key={section.sphere} section={section} />
          ))}
        </LeaveContext>
      </div>
      {roster.found === 0 && (
        <NoneFound state={state} onShowAll={() => show({ query: '', sphere: null })} />
      )}
      {state.shown < roster.found && (
        <Button variant="plain" onClick={showMore} className="mt-8">
          {membersTexts.showMore(Math.min(PAGE_SIZE, roster.found - state.shown))}
        </Button>
      )}
      <ErrorBoundary>
        <PrintedRoster
          title={chapter.name}
          readSubtitle={() =>
            membersTexts.rosterSubtitle(count(), query.trim(), sphere, readAt ?? new Date())
          }
          read={() => rosterOf(all, { query, sphere, limit: members.length })}
        />
      </ErrorBoundary>
    </>
  );
}

/** What the list shows, kept in the address. A change shows the first page again, unless it says how many. */
function useListAddress() {
  const [state, setState] = useState(() => parseListAddress(location.search));

  function show(change: Partial<ListState>) {
    const next = { ...state, shown: PAGE_SIZE, ...change };
    setState(next);
    try {
      navigate(listPath(next), { replace: true, state: history.state });
    } catch {
      // Browsers limit how often the address may change: it then lags behind, but the list is right.
    }
  }

  return [state, show] as const;
}

/** Members rendered first when the page opens, more than a screen holds; the others follow. */
const MEMBERS_DRAWN_FIRST = 12;

/** On the way back from a member's page, all are rendered at once: the browser can then restore the scroll position. */
let isReturn = false;

/** The members to show, and what they were filtered by: deferred, so that typing stays responsive. */
function useRoster(all: ReturnType<typeof listMembers>, state: ListState) {
  const first = isReturn ? state : { ...state, shown: MEMBERS_DRAWN_FIRST };
  const { query, sphere, shown } = useDeferredValue(state, first);
  useEffect(() => {
    isReturn = true;
  }, []);
  const roster = useMemo(
    () => rosterOf(all, { query, sphere, limit: shown }),
    [all, query, sphere, shown],
  );
  return { roster, query, sphere };
}

function useLeaveToday(members: readonly Member[]) {
  return useMemo(() => {
    const today = dayOf(new Date());
    return (member: Member) => leaveOf(member, members, today);
  }, [members]);
}

/** 'Show more' moves down or disappears: the focus moves to the first member it added. */
function useFocusOnAdded(roster: Roster) {
  const list = useRef<HTMLDivElement>(null);
  const firstAdded = useRef<number | null>(null);
  useEffect(() => {
    if (firstAdded.current === null || roster.shown <= firstAdded.current) return;
    list.current?.querySelectorAll('a')[firstAdded.current]?.focus();
    firstAdded.current = null;
  }, [roster]);

  function focusOnceShown(position: number) {
    firstAdded.current = position;
  }

  return { list, focusOnceShown };
}

interface SearchFieldProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

function SearchField({ query, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <search className="mt-6 block max-w-3xl">
      <label htmlFor={id} className="sr-only">
        {membersTexts.search}
      </label>
      <div className="relative">
        <Search
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-quiet"
          aria-hidden="true"
        />
        <input
          id={id}
          type="search"
          value={query}
          onChange={(event) => onChange(event.target.value)}
          placeholder={membersTexts.placeholder}
          autoComplete="off"
          dir="auto"
          className="min-h-13 w-full min-w-0 rounded-lg border border-edge bg-sheet pr-3 pl-12 text-lg text-ink placeholder:text-quiet"
        />
      </div>
    </search>
  );
}

function PrintButton() {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={`${TEXT_LINK} cursor-pointer gap-2`}
    >
      <Printer className="size-4 shrink-0" aria-hidden="true" />
      {membersTexts.printRoster}
    </button>
  );
}

/** How many members are listed. */
function Count({ read }: { readonly read: () => string }) {
  return (
    <p role="status" className="text-quiet">
      {read()}
    </p>
  );
}

function countLine({ found }: Roster, { query, sphere }: ListState, total: number): string {
  const isNarrowed = query.trim() !== '' || sphere !== null;
  return isNarrowed ? membersTexts.found(found, total) : membersTexts.count(total);
}

interface NoneFoundProps {
  readonly state: ListState;
  readonly onShowAll: () => void;
}

/** A visitor may have typed a need rather than a name. */
function NoneFound({ state: { query, sphere }, onShowAll }: NoneFoundProps) {
  const need = query.trim();
  const typed = <bdi>{need}</bdi>;
  return (
    <div className="mt-8 max-w-prose">
      <p className="font-serif text-2xl leading-tight">
        {sphere === null ? membersTexts.noneFits(typed) : membersTexts.noneFitsIn(sphere, typed)}
      </p>
      <div className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        <Button variant="plain" onClick={onShowAll}>
          {membersTexts.showEveryone}
        </Button>
        {need !== '' && (
          <a href={sharedSearchPath({ need, exact: false, chainId: null })} className={TEXT_LINK}>
            {membersTexts.isItNeed}
          </a>
        )}
      </div>
    </div>
  );
}

function Empty() {
  return <p className="mt-8 max-w-prose text-lg">{membersTexts.empty}</p>;
}
