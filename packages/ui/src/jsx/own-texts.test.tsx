import fc from 'fast-check';
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

const B = <b key="b" />;

const shown = (node: ReactNode) => renderToStaticMarkup(node);

/** Each case: what happens, the children, and what they become. */
test.each<[string, () => ReactNode, string]>([
  ['the only text of an element stays', () => <p>{'Copy'}</p>, '<p>Copy</p>'],
  ['texts side by side become one', () => <p>{['Page ', 2, ' of ', 3]}</p>, '<p>Page 2 of 3</p>'],
  ['what draws nothing does not divide them', () => <p>{['Row ', null, 1]}</p>, '<p>Row 1</p>'],
  [
    'a text beside an element gets one',
    () => <p>{[B, ' Copy']}</p>,
    '<p><b></b><span> Copy</span></p>',
  ],
  [
    'texts on both sides get one each',
    () => <p>{['I', B, 'you']}</p>,
    '<p><span>I</span><b></b><span>you</span></p>',
  ],
  [
    'so does the text of a fragment',
    () => <p>{[B, <Fragment key="f">me</Fragment>]}</p>,
    '<p><b></b><span>me</span></p>',
  ],
  ['spaces need none', () => <p>{[' ', B]}</p>, '<p> <b></b></p>'],
  [
    'an option keeps its plain text',
    () => <option>{['Row ', 1]}</option>,
    '<option>Row 1</option>',
  ],
])('F2 %s', (_, draw, html) => {
  expect(shown(draw())).toBe(html);
});

function Passing({ children }: { readonly children: ReactNode }) {
  return (
    <p>
      {children}
      <b />
    </p>
  );
}

test('F2 a component’s children get their elements where it places them', () => {
  expect(shown(<Passing>me</Passing>)).toBe('<p><span>me</span><b></b></p>');
  expect(
    shown(
      <Passing>
        {'me'}
        <i />
      </Passing>,
    ),
  ).toBe('<p><span>me</span><i></i><b></b></p>');
});

/** Children of every kind that JSX takes, nested. */
const children = fc.letrec<{ child: ReactNode; list: ReactNode[] }>((tie) => ({
  child: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<ReactNode>(null, undefined, true, false, '', ' ', 0, 7, 'text', 'more'),
    fc.constant(<b key="b">bold</b>),
    tie('list'),
    tie('list').map((list) => <Fragment key="f">{list}</Fragment>),
    tie('list').map((list) => <i key="i">{list}</i>),
  ),
  list: fc.array(tie('child'), { maxLength: 4 }),
})).list;

test('F2 whatever the children, no text stands beside another node, and none is lost or moved', () => {
  // React misses the keys of the lists, which are drawn only once.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fc.assert(
    fc.property(children, (list) => {
      const html = shown(<p>{list}</p>);
      // A text between two tags, of which one does not enclose it.
      expect(html).not.toMatch(/<\/\w+>[^<]*[^<\s][^<]*<|>[^<]*[^<\s][^<]*<(?!\/)/);
      expect(html.replace(/<[^>]*>/g, '')).toBe(textOf(list));
    }),
  );
});

/** The text that a reader sees. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (typeof node === 'object' && node !== null && 'props' in node) {
    return textOf((node.props as { children?: ReactNode }).children);
  }
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}
