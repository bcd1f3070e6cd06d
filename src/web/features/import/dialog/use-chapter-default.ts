/** The chapter of new members whose file has none: the home chapter, unless the admin says otherwise. */
import { useMemo, useState } from 'react';
import type { Stored } from '../../../../domain/record.ts';
import { chapter } from '../../../../routing/knowledge/chapter.ts';
import type { KeptKind } from '../../../records/kept-kind.ts';
import type { Mapping } from '../plan/mapping.ts';
import type { PlanInput } from '../plan/plan-rows.ts';

export interface ChapterDefault<T extends Stored> {
  /** Whether the file says nothing of chapters. */
  readonly isAsked: boolean;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly defaults: NonNullable<PlanInput<T>['defaults']>;
}

export function useChapterDefault<T extends Stored>(
  { fields }: KeptKind<T>,
  mapping: Mapping<T>,
): ChapterDefault<T> {
  const [text, setText] = useState(chapter.home);
  const field = fields.find(({ name }) => name === 'chapter')?.name;
  const isAsked = field !== undefined && !mapping.flat().includes(field);
  const defaults = useMemo(
    () => (isAsked && field !== undefined ? { [field]: text.trim() } : {}),
    [isAsked, field, text],
  ) as ChapterDefault<T>['defaults'];
  return { isAsked, text, setText, defaults };
}
