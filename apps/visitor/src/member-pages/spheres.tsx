/** The spheres in the list of members: the buttons that choose one, and the members of each. */

import type { Member } from 'domain/member.ts';
import { MEMBER_SPHERES, type MemberSphere } from 'domain/sphere.ts';
import type { MemberLeave } from 'engine';
import { createContext, use, useId } from 'react';
import { Button } from 'ui/button.tsx';
import { ErrorBoundary } from 'ui/error-boundary.tsx';
import { PageLink } from 'ui/page-link.tsx';
import { memberPath } from 'ui/paths.ts';
import * as membersTexts from '../texts/members.ts';
import { MemberPicture } from './member-picture.tsx';
import type { Roster, SphereSection as Section } from './roster.ts';

interface SphereChoiceProps {
  readonly chosen: MemberSphere | null;
  readonly counts: Roster['counts'];
  readonly onChoose: (sphere: MemberSphere | null) => void;
}

/** A button for each sphere with members, and one for all spheres. */
export function SphereChoice({ chosen, counts, onChoose }: SphereChoiceProps) {
  const spheres = MEMBER_SPHERES.filter((sphere) => counts.has(sphere) || sphere === chosen);
  const choices = [null, ...spheres];
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <fieldset className="-mx-1 mt-3 flex min-w-0 gap-2 overflow-x-auto px-1 py-1.5 sm:flex-wrap">
      <legend className="sr-only">{membersTexts.kindOfWork}</legend>
      {choices.map((sphere) => {
        const isChosen = sphere === chosen;
        return (
          <Button
            variant={isChosen ? 'primary' : 'plain'}
            key={sphere}
            aria-pressed={isChosen}
            onClick={() => onChoose(sphere)}
            className="shrink-0"
          >
            {sphere ?? membersTexts.all}
            <span className="tabular-nums">
              {sphere === null ? total : (counts.get(sphere) ?? 0)}
            </span>
          </Button>
        );
      })}
    </fieldset>
  );
}

/** The members of a sphere: those of the home chapter, then those of the chapters nearby. */
export function SphereSection({
  section: { sphere, found, home, nearby },
}: {
  readonly section: Section;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="flex items-baseline gap-3 font-serif text-2xl leading-tight">
        {sphere}
        <span className="font-sans text-base text-quiet tabular-nums">{found}</span>
      </h2>
      {home.length > 0 && <Rows members={home} />}
      {nearby.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold text-quiet">{membersTexts.inChaptersNearby}</h3>
          <Rows members={nearby} isNearby />
        </>
      )}
    </section>
  );
}

interface RowsProps {
  readonly members: readonly Member[];
  /** Whether they belong to other chapters; each row then names its chapter. */
  readonly isNearby?: boolean;
}

function Rows({ members, isNearby = false }: RowsProps) {
  return (
    <ul className="mt-3 grid gap-x-10 sm:grid-cols-2">
      {members.map((member) => (
        <li key={member.id} className="border-t border-line [overflow-wrap:anywhere]">
          <ErrorBoundary>
            <Row member={member} isNearby={isNearby} />
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly member: Member;
  readonly isNearby: boolean;
}

/** The leave of a member, today (M15). */
export const LeaveContext = createContext<(member: Member) => MemberLeave | null>(() => null);

function leaveInWords({ until, substitute }: MemberLeave): string {
  return substitute === null
    ? membersTexts.awayUntil(until)
    : membersTexts.awayWithSubstitute(until, substitute.member_name);
}

function Row({ member, isNearby }: RowProps) {
  const { id, member_name, profession_role, company, chapter } = member;
  const details = isNearby ? [company, chapter] : [company];
  const leave = use(LeaveContext)(member);
  const affiliation = details.filter((part) => part !== null).join(' · ');
  return (
    <PageLink
      to={memberPath(id)}
      className="group -mx-2 flex min-h-11 items-start justify-between gap-3 rounded-lg px-2 py-3 no-underline hover:bg-accent-wash"
    >
      <span className="min-w-0">
        <span className="block text-sm font-semibold text-accent">{profession_role}</span>
        <span className="block font-serif text-xl leading-tight group-hover:underline">
          <bdi>{member_name}</bdi>
        </span>
        {affiliation && <span className="mt-0.5 block text-sm text-quiet">{affiliation}</span>}
        {leave && <span className="mt-0.5 block text-sm font-medium">{leaveInWords(leave)}</span>}
      </span>
      <MemberPicture member={member} size={56} />
    </PageLink>
  );
}
