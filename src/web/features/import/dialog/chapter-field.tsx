/** Asks for the chapter of new members when the file has none. */
import { useId } from 'react';
import type { Stored } from '../../../../domain/record.ts';
import { INPUT_CLASS } from '../../../records/input-class.ts';
import type { ChapterDefault } from './use-chapter-default.ts';

interface Props<T extends Stored> {
  readonly chapter: ChapterDefault<T>;
}

export function ChapterField<T extends Stored>({ chapter }: Props<T>) {
  const id = useId();
  if (!chapter.isAsked) return null;
  return (
    <div className="mt-2 max-w-sm">
      <label htmlFor={id} className="block font-medium">
        Chapter of new members
      </label>
      <input
        id={id}
        value={chapter.text}
        onChange={({ currentTarget }) => chapter.setText(currentTarget.value)}
        className={`${INPUT_CLASS} mt-1`}
      />
    </div>
  );
}
