/**
 * What the admin is asked about a file: which sheet, which encoding, and values of new records for fields that it
 * lacks, such as the home chapter.
 */

import type { FieldName, Stored } from 'domain/record.ts';
import { type ReactNode, useMemo, useState } from 'react';
import type { EditableKind } from '../records/editable-kind.ts';
import { INPUT_CLASS, LabelledControl } from '../records/panel-controls.tsx';
import { homeChapterOf, useDirectory } from '../records/panel-directory.ts';
import type { Mapping } from './plan/heading-names.ts';
import { mappedFields } from './plan/mapping.ts';
import type { NamedTable } from './plan/table.ts';
import { ENCODINGS, type Encoding } from './read-file/decode-text.ts';

interface SheetProps {
  readonly sheets: readonly NamedTable[];
  readonly sheet: string;
  readonly onSheet: (name: string) => void;
}

export function SheetChoice({ sheets, sheet, onSheet }: SheetProps) {
  if (sheets.length < 2) return null;
  return (
    <Choice label="Sheet" value={sheet} onChange={onSheet}>
      {sheets.map(({ name, isHidden }) => (
        <option key={name} value={name}>
          {name}
          {isHidden && ' (hidden in the file)'}
        </option>
      ))}
    </Choice>
  );
}

interface EncodingProps {
  /** null when the encoding is certain. */
  readonly guess: Encoding | null;
  readonly onReadAs: (encoding: Encoding) => void;
}

export function EncodingChoice({ guess, onReadAs }: EncodingProps) {
  if (guess === null) return null;
  return (
    <div className="mt-2 rounded-lg bg-yellow-wash p-3 text-yellow">
      <p className="m-0">
        This file does not declare its text encoding. Check that names with accents look right.
      </p>
      <Choice
        label="Text encoding"
        value={guess}
        onChange={(value) => {
          const encoding = encodingNamed(value);
          if (encoding !== null) onReadAs(encoding);
        }}
      >
        {Object.entries(ENCODINGS).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Choice>
    </div>
  );
}

function encodingNamed(value: string): Encoding | null {
  return Object.hasOwn(ENCODINGS, value) ? (value as Encoding) : null;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <LabelledControl label={label} className="mt-2 max-w-sm">
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className={`${INPUT_CLASS} mt-1`}
        >
          {children}
        </select>
      )}
    </LabelledControl>
  );
}

interface Props<T extends Stored> {
  readonly kind: EditableKind<T>;
  readonly choice: DefaultChoice<T>;
}

/** Asks for values of new records that the file lacks. */
export function DefaultFields<T extends Stored>({ kind, choice }: Props<T>) {
  return choice.asked.map(({ name, label, text }) => (
    <DefaultField
      key={name}
      label={`${label} of new ${kind.noun}s`}
      text={text}
      onChange={(next) => choice.setText(name, next)}
    />
  ));
}

interface FieldProps {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function DefaultField({ label, text, onChange }: FieldProps) {
  return (
    <LabelledControl label={label} className="mt-2 max-w-sm">
      {(id) => (
        <input
          id={id}
          value={text}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className={`${INPUT_CLASS} mt-1`}
        />
      )}
    </LabelledControl>
  );
}

export type Defaults<T extends Stored> = Readonly<Partial<Record<FieldName<T> | 'id', string>>>;

/** A field to ask for, and its text. */
interface Asked<T extends Stored> {
  readonly name: FieldName<T>;
  readonly label: string;
  readonly text: string;
}

interface DefaultChoice<T extends Stored> {
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
