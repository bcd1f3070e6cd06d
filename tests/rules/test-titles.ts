/** Reads the titles of the tests in a file. */
import { parseSync, Visitor } from 'vite';

/** The titles of the tests and groups that run: `test('…')`, `describe('…')`, `test.each(…)('…')`. */
export function titlesIn(file: string, code: string): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression(node) {
      const callee = code.slice(node.callee.start, node.callee.end);
      if (!/^(test|it|describe)\b(?!\.(skip|todo|fixme)\b)/.test(callee)) return;
      const [title] = node.arguments;
      if (title?.type === 'Literal' && typeof title.value === 'string') found.push(title.value);
      if (title?.type === 'TemplateLiteral')
        found.push(title.quasis.map((part) => part.value.raw).join(' '));
    },
  }).visit(parseSync(file, code).program);
  return found;
}
