/** Reads what was asked for in vain (N1), which only editors may. */
import { type Demand, parseDemand } from '../../domain/demand.ts';
import { readAllRows } from './read-all-rows.ts';

/**
 * The counts of each day, oldest first.
 * @param firstDay in UTC: '2026-11-23'. @throws {WriteFailed}
 */
export async function readDemand(firstDay: string): Promise<readonly Demand[]> {
  const rows = await readAllRows((user) =>
    user.from('demand').select().gte('day', firstDay).order('day').order('profession'),
  );
  return rows.flatMap((row) => parseDemand(row) ?? []);
}
