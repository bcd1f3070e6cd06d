/** The chapter this app serves, from chapter.json. Data only. */
import file from '../../../chapter.json' with { type: 'json' };
import type { Chapter } from '../../domain/chapter.ts';

/**
 * TypeScript sees a sphere as any string; the build validates the file against its schema, which
 * matches this type.
 */
export const chapter = file as Chapter;
