/** Any script is the same text after it was shown with chips, and any place in it is found again (C5). */
import { partsOfScript } from 'engine/admin';
import { expect, test } from 'vitest';
import { offsetOf, placeOf, showParts, writtenIn } from './script-nodes.ts';

const STEPS = 2;

const SCRIPTS = [
  '',
  'Hi {lead}, meet {role1_name}, our {role1}.',
  '{lead}',
  '{lead}{role1}{role2_name}',
  'One\nTwo\n\n{lead}\n',
  '\n',
  'Windows\r\nlines\rand\u2028others\t{role1}\u00a0 ',
  '{role9} {company} {role1 name} {} { } {{lead}} }{',
  '{a\nb} <b>{lead}</b> &amp; <script>',
  'שלום {lead}, זה {role1_name} \u200fוגם {role2}',
  '👩🏽‍🔧{role1_name}👨‍👩‍👧 e\u0301{role2} 日本語{lead}です \ud800',
  '\u200b{lead}\ufeff',
];

test.each(SCRIPTS)('C5 a shown script is read as it was written: %j', (script) => {
  const root = shown(script);
  expect(writtenIn(root)).toBe(script);
  let at = 0;
  for (const { kind, text } of partsOfScript(script, STEPS)) {
    for (let inside = kind === 'filled' ? text.length : 0; inside <= text.length; inside++) {
      expect(offsetOf(root, ...placeOf(root, at + inside))).toBe(at + inside);
    }
    at += text.length;
  }
});

test('C5 what a browser adds while text is composed is read as text', () => {
  const root = shown('Hi {lead}');
  root.insertAdjacentHTML('beforeend', 'more<br>lines<div>and <span>all</span></div>');
  expect(writtenIn(root)).toBe('Hi {lead}more\nlines\nand all');
});

test('C5 a chip shows its label, and what would be sent as typed stays text', () => {
  const root = shown('{role1} {role9}');
  expect(root.textContent).toBe('[{role1}] {role9}');
  const chips = root.querySelectorAll('[contenteditable=false]');
  expect(Array.from(chips, (chip) => chip.textContent)).toEqual(['[{role1}]']);
});

function shown(script: string): HTMLElement {
  const root = document.createElement('div');
  showParts(root, partsOfScript(script, STEPS), (placeholder) => `[${placeholder}]`);
  return root;
}
