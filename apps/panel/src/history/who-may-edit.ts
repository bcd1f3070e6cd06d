/** How the history shows who may edit (R4): the people on the list, and whether it is used. */
import type { ShownKind } from './entry.ts';

const PEOPLE: ShownKind = {
  titleOf: ({ email }) => `People who may edit: ${email}`,
  fields: [
    { name: 'email', label: 'Email address' },
    { name: 'account_id', label: 'Tied to an account', textOf: (id) => (id ? 'yes' : 'no') },
  ],
};

const RULE: ShownKind = {
  titleOf: () => 'Who may edit',
  fields: [
    {
      name: 'only_listed',
      label: 'Who may edit',
      textOf: (isListUsed) => (isListUsed ? 'Only people on the list' : 'Everyone who signs in'),
    },
  ],
};

/** By table. */
export const WHO_MAY_EDIT: ReadonlyMap<string, ShownKind> = new Map([
  ['editors', PEOPLE],
  ['editing_rule', RULE],
]);
