/** Reads what was asked for in vain (N1), which only editors may. */
import { type Demand, parseDemand } from '../../domain/demand.ts';
import { answer, asUser } from './write-rows.ts';

/** Rows of one request. A server may cap them lower. */
const PAGE_ROWS = 1000;

/** Every count from a day on. @throws {WriteFailed} */
export async function readDemand(firstDay: string): Promise<readonly Demand[]> {
  const demand: Demand[] = [];
  for (let offset = 0; ; ) {
    const request = (await asUser()).from('demand').select().gte('day', firstDay);
    const ordered = request.order('day').order('profession');
    const rows = await answer(ordered.range(offset, offset + PAGE_ROWS - 1));
    if (rows.length === 0) return demand;
    demand.push(...rows.flatMap((row) => parseDemand(row) ?? []));
    offset += rows.length;
  }
}
