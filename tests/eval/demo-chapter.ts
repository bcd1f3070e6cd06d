/** The demo chapter as a fresh database has it: its settings, its 48 members and 14 chains, and the needs tuned on. */
import { fileURLToPath } from 'node:url';
import { parseChapter } from '../../src/domain/chapter.ts';
import { type Directory, parseDirectory } from '../../src/domain/directory.ts';
import settings from './chapter.json' with { type: 'json' };
import rows from './directory.json' with { type: 'json' };
import { loadNeeds } from './metrics.mjs';

export const demoChapter = parseChapter(settings);

export function demoDirectory(): Directory {
  return parseDirectory(rows.members, rows.referral_chains);
}

/** The needs that the engine is tuned on. */
export function devNeeds(): string[] {
  const file = fileURLToPath(new URL('needs.dev.jsonl', import.meta.url));
  return loadNeeds(file).map(({ need }) => String(need));
}
