import type { Member } from 'domain/member.ts';
import { draftOf, type FieldName } from 'domain/record.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { editableMembers } from '../editable-kind.ts';
import { FieldFrame } from './record-fields.tsx';
import type { RecordForm } from './use-record-form.ts';

/** The field of a new member with this text. */
function drawn(name: FieldName<Member>, text: string): string {
  const form: RecordForm<Member> = {
    ...{ kind: editableMembers, base: null, recordId: 'new', errors: {}, conflict: null },
    draft: { ...draftOf(editableMembers, null), [name]: text },
    ...{ isSaving: false, isRestored: false, canSave: true },
    ...{ set: () => {}, touch: () => {}, save: () => null, cancel: () => {} },
  };
  return renderToStaticMarkup(
    <FieldFrame form={form} name={name}>
      {(props) => <input aria-describedby={props['aria-describedby']} />}
    </FieldFrame>,
  );
}

test("P10 a field says that 'N/A' is saved as empty, to screen readers too", () => {
  const html = drawn('company', ' N/A ');
  expect(html).toContain('‘N/A’ will be saved as empty.');
  const [, described] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<p id="${described}"`);
});

test.each<[FieldName<Member>, string]>([
  ['company', ''],
  ['company', 'Moon Bakery'],
  ['member_name', 'TBD'],
])('P10 the field %s says nothing about %j', (name, text) => {
  expect(drawn(name, text)).not.toContain('saved as empty');
});
