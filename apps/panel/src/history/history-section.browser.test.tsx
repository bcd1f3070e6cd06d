/** The history: what was one action is one entry, and is undone as one (P7). */
import type { Row } from 'domain/columns.ts';
import { demoRows } from 'domain/demo';
import { expectNoViolations } from 'ui/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  expectToast,
  goTo,
  openPanel,
  returnToTab,
  text,
} from '../../tests/panel-page.tsx';

const WHO = { account_id: 'ann', account_email: 'ann@example.com', table_name: 'members' };
const members = demoRows.members.slice(0, 25).map((row) => ({ ...row, version: 1 }));
const actions = page.getByRole('list', { name: 'Changes, newest first' });
/** Of the outer list alone. */
const shown = () => [...actions.element().children].map(wordsIn);
const wordsIn = (item: Element) => item.querySelector('p')?.textContent;

function entry(id: number, at: string, before: Row | null, after: Row | null): Row {
  return { ...WHO, id, at, record_id: String((after ?? before)?.id), before, after };
}

function action(at: string, counts: object, first_ids: readonly number[]): Row {
  return { ...WHO, at, added: 0, changed: 0, deleted: 0, first_ids, ...counts };
}

const LATER = '2026-11-16T11:00:00+00:00';
const AT = '2026-11-16T10:00:00+00:00';
const SOONER = '2026-11-16T09:00:00+00:00';

test('P7 a deletion of 25 members is one entry, which opens and brings all of them back', async () => {
  const [, kept] = demoRows.members.slice(24, 26);
  const chapter = await openPanel('/admin/history', {
    members: [kept ?? {}],
    history: members.map((row, at) => entry(at + 1, AT, row, null)),
    history_actions: [action(AT, { deleted: 25 }, [1, 2, 3])],
  });
  await expect.poll(shown).toEqual(['25 members deleted']);
  await expect
    .element(text('Garrett Holloway, Denise Kowalczyk, Luis Arredondo and 22 more'))
    .toBeVisible();
  await expectNoViolations();
  await text('Show each of the 25').click();
  const each = page.getByRole('list', { name: '25 members deleted' }).getByRole('listitem');
  await expect.poll(() => each.elements().length).toBe(20);
  await button('Show more').click();
  await expect.poll(() => each.elements().length).toBe(25);

  await button('Bring back all 25').click();
  await expectToast('25 brought back');
  expect(chapter.rows('members')).toHaveLength(26);
  await button('Bring back all 25').click();
  await expectToast('There is nothing left to undo');
});

test('P7 P12 an import is one entry; undoing it asks first and leaves alone what was saved since', async () => {
  const [changed, addedThenSaved, added, removed] = members;
  if (!changed || !addedThenSaved || !added || !removed) throw new Error('Too few members');
  const before = { ...changed, company: 'Before' };
  const chapter = await openPanel('/admin/history', {
    members: [changed, { ...addedThenSaved, company: 'Saved since' }, added],
    imports: [{ id: 'import', table_name: 'members', summary: '…', changes: [SOONER, LATER] }],
    history: [
      entry(1, SOONER, before, changed),
      entry(2, SOONER, null, addedThenSaved),
      entry(3, SOONER, null, added),
      entry(4, AT, { ...addedThenSaved }, { ...addedThenSaved, company: 'Saved since' }),
      entry(5, LATER, removed, null),
    ],
    history_actions: [
      action(LATER, { deleted: 1 }, [5]),
      action(AT, { changed: 1 }, [4]),
      action(SOONER, { added: 2, changed: 1 }, [1, 2, 3]),
    ],
  });
  const words = 'Import: 2 members added, 1 member changed, 1 member deleted';
  await expect.poll(shown).toEqual([words, expect.stringMatching(/^Denise Kowalczyk changed/)]);
  await button(`Undo all ${words}`).click();
  await expect.element(text('Undo all of it? That deletes 2 members.')).toBeVisible();
  expect(chapter.sent).toEqual([]);
  await button('Undo all').click();
  await expectToast('3 changes undone');
  await expect.element(text('Saved since and left unchanged: Denise Kowalczyk.')).toBeVisible();
  const left = chapter.rows('members').map((row) => [row.member_name, row.company]);
  expect(left).toHaveLength(3);
  expect(left).toContainEqual([changed.member_name, 'Before']);
  expect(left).toContainEqual([removed.member_name, removed.company]);
  expect(left).toContainEqual([addedThenSaved.member_name, 'Saved since']);
  expect(chapter.rows('imports')).toEqual([]);
});

test('P7 P12 once an import is undone, nothing asks to undo it again, and Import says so', async () => {
  const changed = { ...members[0], confirmed_on: '2026-11-01' };
  await openPanel('/admin/import', {
    members: [changed],
    imports: [
      {
        id: 'import',
        at: new Date().toISOString(),
        table_name: 'members',
        summary: '0 added, 2 updated',
        changes: [SOONER],
      },
    ],
    history: [
      entry(1, SOONER, { ...changed, company: 'Before' }, changed),
      entry(2, SOONER, null, { ...members[1] }),
    ],
    history_actions: [action(SOONER, { changed: 1, added: 1 }, [1, 2])],
  });
  await expect.element(button(/^Undo import/)).toBeVisible();
  await goTo('/admin/history');
  await button(/^Undo all/).click();
  await button('Undo all').click();
  await expectToast('1 change undone');
  await expect.element(text('Undo all of it?')).not.toBeInTheDocument();
  await goTo('/admin/import');
  await button(/^Undo import/).click();
  await expectToast('There is nothing left to undo');
});

test('P12 an import is undone although a busy server cuts the reads of visitors', async () => {
  const added = { ...members[0] };
  const chapter = await openPanel('/admin/import', {
    members: [added],
    imports: [
      {
        id: 'import',
        at: new Date().toISOString(),
        table_name: 'members',
        summary: '1 added',
        changes: [SOONER],
      },
    ],
    history: [entry(1, SOONER, null, added)],
  });
  await expect.element(button(/^Undo import/)).toBeVisible();
  // The directory in the order that visitors read it in (W1).
  chapter.intercept = ({ method, query }) =>
    method === 'GET' && query.get('order')?.startsWith('priority')
      ? new Response(null, { status: 503 })
      : undefined;
  await button(/^Undo import/).click();
  await expectToast('Import undone');
  expect(chapter.rows('members')).toEqual([]);
});

test('P7 a single change shows its fields; the list can be narrowed to deletions', async () => {
  const [one, other] = members;
  if (!one || !other) throw new Error('Too few members');
  await openPanel('/admin/history', {
    members: [one],
    history: [entry(1, SOONER, other, null), entry(2, AT, { ...one, company: 'Before' }, one)],
    history_actions: [action(AT, { changed: 1 }, [2]), action(SOONER, { deleted: 1 }, [1])],
  });
  await expect.poll(() => shown().length).toBe(2);
  await expect.element(button('Restore the earlier version')).toBeVisible();
  await page.getByLabelText('Show', { exact: true }).selectOptions('What was deleted');
  await expect.poll(shown).toEqual([`${other.member_name} deleted`]);
  await expect.element(button('Bring back')).toBeVisible();
});

test('P7 restoring by keyboard removes the button, and the focus stays on the entry', async () => {
  const [one, other] = members;
  if (!one || !other) throw new Error('Too few members');
  const gone = { ...other, confirmed_on: '2026-11-01' };
  await openPanel('/admin/history', {
    members: [one],
    history: [entry(1, SOONER, gone, null), entry(2, AT, { ...one, company: 'Before' }, one)],
    history_actions: [action(AT, { changed: 1 }, [2]), action(SOONER, { deleted: 1 }, [1])],
  });
  for (const [name, kept] of [
    ['Restore the earlier version', `${one.member_name} changed`],
    ['Bring back', `${other.member_name} deleted`],
  ] as const) {
    const pressed = button(name);
    await expect.element(pressed).toBeVisible();
    (pressed.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(pressed).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toMatch(kept);
    expect(document.activeElement?.querySelectorAll('time')).toHaveLength(1);
  }
});

test('P7 what was added again after its deletion was brought back', async () => {
  const [one, other] = members;
  if (!one || !other) throw new Error('Too few members');
  await openPanel('/admin/history', {
    members: [one, other],
    history: [
      entry(1, SOONER, null, one),
      entry(2, AT, one, null),
      entry(3, LATER, null, one),
      entry(4, '2026-11-16T12:00:00+00:00', null, other),
    ],
    history_actions: [
      action('2026-11-16T12:00:00+00:00', { added: 1 }, [4]),
      action(LATER, { added: 1 }, [3]),
      action(AT, { deleted: 1 }, [2]),
      action(SOONER, { added: 1 }, [1]),
    ],
  });
  await expect
    .poll(shown)
    .toEqual([
      `${other.member_name} added`,
      `${one.member_name} brought back`,
      `${one.member_name} deleted`,
      `${one.member_name} added`,
    ]);
  await goTo(`/admin/members?member=${one.id}`);
  await text('History of this member').click();
  const itsChanges = page.getByRole('list', { name: 'Changes of this member, newest first' });
  const did = () => itsChanges.getByRole('listitem').elements().map(wordsIn);
  await expect.poll(did).toEqual(['Brought back', 'Deleted', 'Added']);
});

/** Twenty-five changes, a minute apart. */
function manyChanges() {
  const times = members.map((_, at) => `2026-11-16T10:${String(at + 10)}:00+00:00`);
  return {
    members,
    history: members.map((row, at) => entry(at + 1, times[at] ?? '', null, row)),
    history_actions: times.map((time, at) => action(time, { added: 1 }, [at + 1])),
  };
}

const older = button('Show older changes');
const isOlder = ({ table, query }: { table: string; query: URLSearchParams }) =>
  table === 'history_actions' && query.has('at');

test('P7 older changes that arrive after the filter was changed are not shown', async () => {
  const chapter = await openPanel('/admin/history', manyChanges());
  await expect.poll(() => shown().length).toBe(20);
  const isLate = Promise.withResolvers<void>();
  const isAnswered = Promise.withResolvers<void>();
  chapter.intercept = async (request) => {
    if (!isOlder(request)) return undefined;
    await isLate.promise;
    isAnswered.resolve();
    return undefined;
  };
  await older.click();
  await page.getByLabelText('Show', { exact: true }).selectOptions('What was deleted');
  await expect.element(text('No such changes in the last 90 days.')).toBeVisible();
  isLate.resolve();
  await isAnswered.promise;
  await page.getByLabelText('Show', { exact: true }).selectOptions('What was added');
  await expect.poll(() => shown().length).toBe(20);
  await expect.element(older).toBeEnabled();
});

test('P7 older changes that are shown stay when something is changed', async () => {
  const chapter = await openPanel('/admin/history', manyChanges());
  await older.click();
  await expect.poll(() => shown().length).toBe(25);
  const [one] = members;
  chapter.replace('history', [
    ...chapter.rows('history'),
    entry(26, LATER, { ...one }, { ...one, company: 'Since' }),
  ]);
  chapter.replace('history_actions', [
    ...chapter.rows('history_actions'),
    action(LATER, { changed: 1 }, [26]),
  ]);
  chapter.change('members', { company: 'Since' });
  returnToTab();
  await expect.poll(() => shown().length).toBe(26);
});

test('P7 when older changes cannot be read, those shown stay, and the button tries again', async () => {
  const chapter = await openPanel('/admin/history', manyChanges());
  await expect.poll(() => shown().length).toBe(20);
  chapter.intercept = (request) =>
    isOlder(request) ? Response.json({}, { status: 400 }) : undefined;
  await older.click();
  await expect.element(text('Older changes could not be read.')).toBeVisible();
  expect(shown()).toHaveLength(20);
  chapter.intercept = () => undefined;
  await older.click();
  await expect.poll(() => shown().length).toBe(25);
  await expect.element(text('Older changes could not be read.')).not.toBeInTheDocument();
});
