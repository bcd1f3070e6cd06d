/** The engines under measurement. Each is built on a directory once and then answers needs. */
import type { Directory } from '../../src/domain/directory.ts';
import { createRouter } from '../../src/routing/route-need.ts';
import { fuse } from './peers/fuse.ts';
import { miniSearch } from './peers/minisearch.ts';

export const ENGINES = {
  Pathfinder: (directory: Directory) => {
    const router = createRouter(directory);
    return (need: string): unknown => router.route(need);
  },
  MiniSearch: ({ members }: Directory) => miniSearch(members),
  'Fuse.js': ({ members }: Directory) => fuse(members),
};

export type EngineName = keyof typeof ENGINES;
export const ENGINE_NAMES = Object.keys(ENGINES) as EngineName[];
