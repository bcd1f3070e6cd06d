/** The chapter this app is for: chapter.json, which the build has held to chapter.schema.json. Data only. */
import file from '../../../chapter.json' with { type: 'json' };
import type { Chapter } from '../../domain/chapter.ts';

export const chapter: Chapter = file;
