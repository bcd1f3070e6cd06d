/** What every answer says of the need it answers. */
import type { Answered } from '../outcome.ts';
import type { UnderstoodNeed } from '../reading/understand-need.ts';

export function answered({ need, correction }: UnderstoodNeed): Answered {
  return { need, correction, marks: [], emergency: null, also: [] };
}
