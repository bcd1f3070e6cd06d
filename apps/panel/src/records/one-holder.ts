/** One seat, one holder (P13): whether the chapter wants to be told of a second one, and how it is said. */
import type { SharedSeat } from 'engine/admin';
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

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** @example sharedSeatInWords({ trade: 'Plumber', members }) // 'Two plumbers at home: …' */
export function sharedSeatInWords({ trade, members }: SharedSeat): string {
  const names = members.map(({ member_name }) => member_name);
  const more = names.length - MAX_NAMED;
  const shown = more > 0 ? [...names.slice(0, MAX_NAMED), `${more} more`] : names;
  return `${trade}: this seat would have ${names.length} holders at home, ${LIST.format(shown)}.`;
}
