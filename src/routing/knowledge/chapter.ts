/** The chapter this app is for. Data only. */
import file from '../../../chapter.json' with { type: 'json' };
import type { Chapter } from '../../domain/chapter.ts';

/** TypeScript reads a sphere as any text; the build has held the file to its schema, which is this type. */
export const chapter = file as Chapter;
