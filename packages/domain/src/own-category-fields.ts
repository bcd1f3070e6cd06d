/** What an admin sees and edits of each column of `own_categories` (M1): its label, checks and search. */
import { type OwnCategory, parseCategory } from './own-category.ts';
import { type Fields, listFields, type RecordKind } from './record.ts';
import { MEMBER_SPHERES, OPEN_SEAT_SPHERES } from './sphere.ts';

const CATEGORY_FIELDS: Fields<OwnCategory> = {
  name: { label: 'Name', required: true, maxLength: 200, search: 'text', csvNames: [] },
  sphere: {
    label: 'Sphere',
    check: (text) => checkSphere(MEMBER_SPHERES, text),
    search: 'text',
    csvNames: [],
  },
  open_seat_sphere: {
    label: 'Open-seat sphere',
    check: (text) => checkSphere(OPEN_SEAT_SPHERES, text),
    search: 'none',
    csvNames: [],
  },
  titles: { label: 'Other names', maxLength: 2000, search: 'text', csvNames: [] },
  keywords: { label: 'Things and jobs', maxLength: 5000, search: 'text', csvNames: [] },
  needs: { label: 'Problems and wishes', maxLength: 5000, search: 'text', csvNames: [] },
  neighbours: { label: 'Stand-ins', maxLength: 2000, search: 'text', csvNames: [] },
};

export const categoryKind: RecordKind<OwnCategory> = {
  table: 'own_categories',
  parse: parseCategory,
  fields: listFields(CATEGORY_FIELDS),
};

function checkSphere(spheres: readonly string[], text: string): string | null {
  return spheres.includes(text) ? null : `Choose one of ${spheres.join(', ')}.`;
}
