/** The demo chapter as a fresh database has it: its settings, its 48 members and 14 chains. */
import { parseChapter } from '../src/chapter.ts';
import { type Directory, parseDirectory } from '../src/directory.ts';
import settings from './chapter.json' with { type: 'json' };
import rows from './directory.json' with { type: 'json' };

export const demoChapter = parseChapter(settings);

export function demoDirectory(): Directory {
  return parseDirectory(rows.members, rows.referral_chains);
}

/** The rows themselves, as the data API sends them. */
export { rows as demoRows, settings as demoSettings };
