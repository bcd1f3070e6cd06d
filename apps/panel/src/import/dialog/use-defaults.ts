/** Values of new records for fields that the file lacks: the home chapter, and what the admin enters. */
import type { FieldName, Stored } from 'domain/record.ts';
import { useMemo, useState } from 'react';
import type { EditableKind } from '../../records/editable-kind.ts';
import { homeChapterOf, useDirectory } from '../../records/panel-directory.ts';
import { type Mapping, mappedFields } from '../plan/mapping.ts';

export type Defaults<T extends Stored> = Readonly<Partial<Record<FieldName<T> | 'id', string>>>;

/** A field to ask for, and its text. */
interface Asked<T extends Stored> {
  readonly name: FieldName<T>;
  readonly label: string;
  readonly text: string;
}

export interface DefaultChoice<T extends Stored> {
  readonly asked: readonly Asked<T>[];
  readonly defaults: Defaults<T>;
  readonly setText: (name: FieldName<T>, text: string) => void;
}

export function useDefaults<T extends Stored>(
  kind: EditableKind<T>,
  mapping: Mapping<T>,
): DefaultChoice<T> {
  const [texts, setTexts] = useState<ReadonlyMap<FieldName<T>, string>>(new Map());
  const panel = useDirectory();
  const directory = panel.status === 'ready' ? panel.directory : null;
  const home = useMemo(
    () => (directory ? homeChapterOf(directory.members, directory.chapter.home) : ''),
    [directory],
  );
  const asked = useMemo(
    () => askedFields(kind, mapping, texts, home),
    [kind, mapping, texts, home],
  );
  const defaults = useMemo(
    () => Object.fromEntries(asked.map(({ name, text }) => [name, text.trim()])) as Defaults<T>,
    [asked],
  );
  return {
    asked,
    defaults,
    setText: (name, text) => setTexts(new Map(texts).set(name, text)),
  };
}

/** Fields without a column: the chapter, and those that every record needs except its name. */
function askedFields<T extends Stored>(
  kind: EditableKind<T>,
  mapping: Mapping<T>,
  texts: ReadonlyMap<FieldName<T>, string>,
  home: string,
): readonly Asked<T>[] {
  const [nameField] = kind.knownBy;
  const mapped = mappedFields(kind, mapping);
  return kind.fields.flatMap(({ name, label, required }) => {
    const isChapter = name === 'chapter';
    if (mapped.includes(name) || name === nameField || !(required || isChapter)) return [];
    return [{ name, label, text: texts.get(name) ?? (isChapter ? home : '') }];
  });
}
