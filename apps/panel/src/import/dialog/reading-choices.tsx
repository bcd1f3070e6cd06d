/** How the file is read, where there is a choice: which sheet, and in which encoding. */
import type { ReactNode } from 'react';
import { INPUT_CLASS, LabelledControl } from '../../records/panel-controls.tsx';
import { ENCODINGS, type Encoding } from '../file/decode-text.ts';
import type { NamedTable } from '../table/choose-table.ts';

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
