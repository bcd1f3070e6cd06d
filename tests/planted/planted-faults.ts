/**
 * Faults that a tired developer could write, each of one line and wrong by docs/rules.md or in plain view. `npm run
 * planted` plants each in a copy of the project and shows which check notices it. They were chosen from the code alone,
 * by somebody who had not read the tests. A fault is found by its text, so that it survives moved files; one that no
 * longer fits fails planted-faults.test.ts: give it the text of today, or replace it by another of its kind. Over 300
 * lines, because it is one list.
 */

/** When tests are reorganised, as many faults of each part should be noticed as before. */
export type Part = 'engine' | 'visitor' | 'panel' | 'sql' | 'wire-server';

export interface PlantedFault {
  /** What goes wrong, in one line of plain English. */
  readonly what: string;
  readonly part: Part;
  /** The rule that it breaks; null when no rule says what every user sees. */
  readonly rule: string | null;
  /** Occurs once in the product's code. */
  readonly find: string;
  /** Takes its place. */
  readonly put: string;
  /** Files in tests/e2e where a browser would see it. */
  readonly specs?: readonly string[];
}

type Fault = Omit<PlantedFault, 'part'>;

const ENGINE: readonly Fault[] = [
  {
    what: 'A member without a priority counts as priority 3',
    rule: 'M5',
    find: 'const UNSET_PRIORITY = 5;',
    put: 'const UNSET_PRIORITY = 3;',
  },
  {
    what: 'A better priority comes before the home chapter',
    rule: 'C4',
    find: 'a.place - b.place || a.priority - b.priority ||',
    put: 'a.priority - b.priority || a.place - b.place ||',
  },
  {
    what: 'A boosted member comes after the first of its category that shows the same score',
    rule: 'M8',
    find: 'best.splice(first, 0, boosted);',
    put: 'best.splice(first + 1, 0, boosted);',
  },
  {
    what: 'A role that is about nothing else no longer decides between equal members',
    rule: 'M6',
    find: 'Number(b.evidence.isWhole) - Number(a.evidence.isWhole) ||',
    put: '',
  },
  {
    what: 'A need that contains a keyword scores no more than one that shares a word with it',
    rule: 'M2',
    find: 'else if (best < NEED_CONTAINS_KEYWORD && containsRun(bases, term.bases))',
    put: 'else if (best < NEED_CONTAINS_KEYWORD && containsRun(term.bases, bases))',
  },
  {
    what: 'A boosted member who joins the list makes it six long',
    rule: 'M9',
    find: '.slice(0, MEMBER_LIMIT);',
    put: ';',
  },
  {
    what: 'A trigger that shares one word of a long need scores by the shorter side',
    rule: 'C1',
    find: 'Math.max(trigger.telling.size, need.telling.size)',
    put: 'Math.min(trigger.telling.size, need.telling.size)',
  },
  {
    what: 'Two chains with the same first and last role are offered as a choice',
    rule: 'C2',
    find: "pairings.size > 1 ? 'suggestions' : 'contextual'",
    put: "hits.length > 1 ? 'suggestions' : 'contextual'",
  },
  {
    what: 'A step is an open seat although a member of an earlier step could fill it too',
    rule: 'C4',
    find: 'own[step] ?? candidates(role)[0]',
    put: 'own[step]',
  },
  {
    what: 'A seat is called open at home although a holder of unknown chapter may be at home',
    rule: 'M13',
    find: 'place === HOME_PLACE || member.chapter === null;',
    put: 'place === HOME_PLACE;',
  },
  {
    what: 'The fifth of several needs typed as one is neither answered nor listed',
    rule: 'S11',
    find: 'more: others.slice(MAX_ALSO_ANSWERED)',
    put: 'more: others.slice(MAX_ALSO_ANSWERED + 1)',
  },
  {
    what: "'Right now' and 'help me' no longer outweigh calm wording in a text about danger",
    rule: 'S12',
    find: ' && contains(text, wording.calm) && !contains(text, wording.pressing)',
    put: ' && contains(text, wording.calm)',
  },
  {
    what: 'Two neighbouring letters that are swapped count as two slips',
    rule: 'D1',
    find: 'Math.min(cost, at(beforePrevious, j - 2) + 1)',
    put: 'Math.min(cost, at(beforePrevious, j - 2) + 2)',
  },
  {
    what: 'A capitalised name inside a text in lower case is corrected like any word',
    rule: 'D1',
    find: 'if (isName) return lexicon.homophoneOf(word);',
    put: '',
  },
  {
    what: "'We have no lawyer' refuses lawyers",
    rule: 'M14',
    find: "if (bases[from] === NO && HAVE.has(bases[from - 1] ?? '')) return null;",
    put: '',
  },
  {
    what: "The 0 of '+44 (0)20 7946 0018' is dialled",
    rule: 'M11',
    find: ".replace(LONE_ZERO, '$1 ')",
    put: '',
    specs: ['phone-numbers.spec.ts'],
  },
];

const VISITOR: readonly Fault[] = [
  {
    what: 'An extension follows a semicolon, so that phones do not dial it',
    rule: 'M11',
    find: 'phone.extension && `,',
    put: 'phone.extension && `;',
    specs: ['phone-numbers.spec.ts', 'links.spec.ts'],
  },
  {
    what: "An '&' in a script ends the body of the mail",
    rule: 'F3',
    find: '{encode(lines)}',
    put: '{lines}',
    specs: ['links.spec.ts', 'copy-and-share.spec.ts'],
  },
  {
    what: "'Copied!' although the browser refused to copy",
    rule: 'F2',
    find: 'clipboard.writeText(text).then(() => true);',
    put: 'clipboard.writeText(text).then(() => true, () => true);',
    specs: ['copy-and-share.spec.ts', 'copy-without-clipboard.spec.ts'],
  },
  {
    what: 'Of three toasts the newest is not shown',
    rule: 'S6',
    find: 'slice(-MAX_SHOWN)',
    put: 'slice(0, MAX_SHOWN)',
    specs: ['shell.spec.ts', 'copy-and-share.spec.ts'],
  },
  {
    what: 'The button that closes a toast has no name for screen readers',
    rule: null,
    find: 'aria-label={siteTexts.dismissMessage}',
    put: '',
    specs: ['accessibility.spec.ts', 'shell.spec.ts'],
  },
  {
    what: 'The one question of the page is not tied to its input',
    rule: 'S2',
    find: '<label htmlFor={NEED_FIELD}>{searchTexts.question}</label>',
    put: '<label>{searchTexts.question}</label>',
    specs: ['accessibility.spec.ts', 'search.spec.ts'],
  },
  {
    what: 'After a search the focus does not move to the answer',
    rule: null,
    find: ' answer.focus({ preventScroll: true });',
    put: '',
    specs: ['accessibility.spec.ts', 'search.spec.ts'],
  },
  {
    what: "'Search exactly what was typed' is not kept in the address",
    rule: 'D3',
    find: "if (exact) params.set('exact', '1');",
    put: '',
    specs: ['links.spec.ts'],
  },
  {
    what: 'Back leaves the site instead of returning to the search before',
    rule: 'S8',
    find: '{ replace: path === searchPath(address) }',
    put: '{ replace: true }',
    specs: ['search.spec.ts', 'links.spec.ts'],
  },
  {
    what: 'The directory that was read is not stored for visits without a network',
    rule: null,
    find: ' await storeDirectory({ file, readAt });',
    put: '',
    specs: ['offline.spec.ts'],
  },
  {
    what: 'An error in one part of the page shows the last resort of a whole page there',
    rule: 'F4',
    find: 'if (!isPage) return instead;',
    put: 'if (isPage) return instead;',
    specs: ['failed-part.spec.ts'],
  },
  {
    what: 'A match of exactly 80 % is yellow',
    rule: 'M10',
    find: 'if (score >= GREEN_FROM)',
    put: 'if (score > GREEN_FROM)',
  },
];

const PANEL: readonly Fault[] = [
  {
    what: 'Save is enabled when a required field contains only blanks',
    rule: 'P3',
    find: "!required || meantText(kind, draft[name]) !== ''",
    put: "!required || draft[name] !== ''",
    specs: ['members.spec.ts'],
  },
  {
    what: 'An empty priority is stored as 0',
    rule: 'P3',
    find: "text === '' || Number.isNaN(number) ? DEFAULT_PRIORITY",
    put: 'Number.isNaN(number) ? DEFAULT_PRIORITY',
    specs: ['members.spec.ts'],
  },
  {
    what: 'The unsaved text of one member is restored in the form of another',
    rule: 'P6',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code.
    find: 'KEY}:${param}:${id}`;',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of code.
    put: 'KEY}:${param}`;',
    specs: ['unsaved.spec.ts'],
  },
  {
    what: 'A save from a form overwrites what another admin has saved meanwhile',
    rule: 'P6',
    find: '...valuesOf(kind, draft), ...(version !== null && { version })',
    put: '...valuesOf(kind, draft)',
    specs: ['two-admins.spec.ts'],
  },
  {
    what: 'What is chosen for new rows of an import also replaces the texts of members who are there',
    rule: 'P12',
    find: '(record === null ? defaults?.[name] : undefined)',
    put: 'defaults?.[name]',
    specs: ['import.spec.ts', 'import-roster.spec.ts'],
  },
  {
    what: 'Undo of a change to several members is refused, as if somebody else had saved them',
    rule: 'P8',
    find: 'version: versions.get(record.id) ?? null',
    put: 'version: record.version',
    specs: ['wrong-clicks.spec.ts', 'members.spec.ts'],
  },
  {
    what: 'Opening another member discards the unsaved text of a form without asking',
    rule: 'P6',
    find: 'address.searchParams.get(param) !== id',
    put: '!address.searchParams.has(param)',
    specs: ['unsaved.spec.ts'],
  },
  {
    what: 'A deletion that takes the only holder of one role is not asked about',
    rule: 'P7',
    find: 'losses.sentences.length === 0',
    put: 'losses.sentences.length <= 1',
    specs: ['wrong-clicks.spec.ts', 'history.spec.ts'],
  },
];

const SQL: readonly Fault[] = [
  {
    what: 'Whoever is signed in reads the history',
    rule: 'P7',
    find: "for select to authenticated using ((select public.require_editor()) and at >= now() - interval '90 days')",
    put: "for select to authenticated using (at >= now() - interval '90 days')",
  },
  {
    what: 'Whoever is signed in changes members, also when only those on the list may edit',
    rule: 'R4',
    find: `create policy "editors change members" on public.members
  for update to authenticated using ((select public.require_editor()))`,
    put: `create policy "editors change members" on public.members
  for update to authenticated using (true)`,
    specs: ['editors.spec.ts'],
  },
  {
    what: 'An anonymous account may edit',
    rule: 'R4',
    find: 'where u.id = account and not u.is_anonymous;',
    put: 'where u.id = account;',
  },
  {
    what: 'A session without the second factor writes',
    rule: 'R5',
    find: "if auth.jwt() ->> 'aal' is distinct from 'aal2'",
    put: "if auth.jwt() ->> 'aal' is distinct from 'aal1'",
    specs: ['second-factor.spec.ts'],
  },
  {
    what: 'A profession is counted 101 times a day',
    rule: 'N2',
    find: 'do update set asked = d.asked + 1 where d.asked < 100;',
    put: 'do update set asked = d.asked + 1 where d.asked <= 100;',
  },
  {
    what: 'A client chooses the version of a new record',
    rule: 'P6',
    find: 'when deleted is null then 1',
    put: 'when deleted is null then new.version',
  },
];

const WIRE_SERVER: readonly Fault[] = [
  {
    what: 'A visitor may send bodies of megabytes',
    rule: 'W3',
    find: 'MAX_VISITOR_BODY_BYTES = 64 * KIB',
    put: 'MAX_VISITOR_BODY_BYTES = 64 * MIB',
  },
  {
    what: 'An old refresh token that is used again does not end the session',
    rule: 'U3',
    find: 'if (!wasJustUsed(ctx, token, now)) await endSession(tx, session.id);',
    put: 'if (wasJustUsed(ctx, token, now)) await endSession(tx, session.id);',
  },
  {
    what: 'The last way to sign in can be unlinked',
    rule: 'A6',
    find: 'if (identities.length <= 1)',
    put: 'if (identities.length < 1)',
    specs: ['account.spec.ts'],
  },
  {
    what: 'Signing out the other sessions ends this one too',
    rule: 'A6',
    find: "['others', (tx, { user, session }) => endOtherSessions(tx, user.id, session.id)]",
    put: "['others', (tx, { user }) => endSessionsOf(tx, user.id)]",
    specs: ['account.spec.ts'],
  },
  {
    what: 'Browsers keep the page itself for a year, and never see a new version',
    rule: null,
    find: 'path.startsWith(HASHED) ? FOREVER : REVALIDATE',
    put: 'FOREVER',
  },
  {
    what: 'A key that signs no more still vouches for the operator',
    rule: 'U4',
    find: 'isRetired: protectedHeader.kid !== jwks.keys[0]?.kid',
    put: 'isRetired: false',
  },
];

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  ...ENGINE.map((fault) => ({ part: 'engine' as const, ...fault })),
  ...VISITOR.map((fault) => ({ part: 'visitor' as const, ...fault })),
  ...PANEL.map((fault) => ({ part: 'panel' as const, ...fault })),
  ...SQL.map((fault) => ({ part: 'sql' as const, ...fault })),
  ...WIRE_SERVER.map((fault) => ({ part: 'wire-server' as const, ...fault })),
];
