/** The trades by which someone on the roster is found (M4). */
import type { PreviewEngine } from '../records/preview-engine.tsx';
import type { Person } from './own-draft.ts';

interface Understood {
  /** The role's own trade first; empty when none is recognised. */
  readonly trades: readonly string[];
  /** When none is recognised: the nearest ones, best first. */
  readonly nearest: readonly string[];
}

export function understand(
  engine: PreviewEngine,
  { values, lacksTrade, trade }: Person,
): Understood {
  if (trade !== null) return { trades: [trade], nearest: [] };
  if (lacksTrade) return { trades: [], nearest: [] };
  const { professions, nearest } = engine.understoodRole(
    String(values.profession_role),
    values.role_alias === null ? null : String(values.role_alias),
  );
  return { trades: professions, nearest };
}
