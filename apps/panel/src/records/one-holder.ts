/** One seat, one holder (P13): whether the chapter wants to be told of a second one, and how it is said. */
import type { SharedSeat } from 'engine/admin';
import { namedAndMore } from './dates-and-counts.ts';
import { usePanelDirectory } from './panel-directory.ts';
import { type PreviewEngine, usePreviewEngine } from './preview-engine.tsx';

/** The engine that finds shared seats; null until it has loaded, and while the setting is off. */
export function useSeatEngine(): PreviewEngine | null {
  const { settings } = usePanelDirectory();
  const engine = usePreviewEngine();
  const isWanted = settings[0]?.one_holder ?? true;
  return isWanted && typeof engine !== 'string' ? engine : null;
}

/** Members named at most; the others are counted. */
const MAX_NAMED = 4;

/**
 * @example
 * sharedSeatInWords({ trade: 'Plumber', members: [ann, bo] })
 * // 'Plumber: this seat would have 2 holders at home, Ann and Bo.'
 */
export function sharedSeatInWords({ trade, members }: SharedSeat): string {
  const names = members.map(({ member_name }) => member_name);
  return `${trade}: this seat would have ${names.length} holders at home, ${namedAndMore(names, MAX_NAMED)}.`;
}
