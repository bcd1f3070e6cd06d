/** Runs every `@example` in the engine's docstrings, so that they stay true: code, then `// the expected value`. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoChapter, demoDirectory } from 'domain/demo';
import { describe, expect, test } from 'vitest';
import { knowledgeFiles, projectNeedsToSend } from '../build/knowledge-files.ts';
import { createChapterPreview } from '../src/admin/chapter-preview.ts';
import { createEngine } from '../src/engine.ts';
import { knowledgeOf } from '../src/professions/trade-knowledge.ts';
import { indexDirectory } from '../src/reading/directory-index.ts';
import { wordOf, wordsOf } from '../src/text/word.ts';
import { chain, projectsKnowledge } from './fixtures.ts';

const PROJECT = join(import.meta.dirname, '../../..');

const directory = demoDirectory();

/** What examples may use besides the exports of their own file: the demo chapter, and a chain being edited. */
const SCOPE = {
  knowledge: projectsKnowledge,
  files: knowledgeFiles(),
  needsToSend: projectNeedsToSend(),
  directory,
  chapter: demoChapter,
  chain: chain(),
  index: indexDirectory(projectsKnowledge, directory, demoChapter),
  engine: createEngine(projectsKnowledge, directory, demoChapter),
  preview: createChapterPreview(projectsKnowledge, directory, demoChapter),
  knowledgeOf,
  wordOf,
  wordsOf,
};

interface Example {
  readonly code: string;
  readonly expected: string;
}

const DOCSTRING = /\/\*\*.*?\*\//gs;
const EXAMPLE = /@example (.+?)(?=\s*(?:\n\s*\* @|\*\/))/gs;
const LINE_START = /\n\s*\*\s*/g;

function examplesIn(source: string): Example[] {
  return (source.match(DOCSTRING) ?? [])
    .flatMap((docstring) => [...docstring.matchAll(EXAMPLE)])
    .map(([, text = '']) => {
      const [code = '', expected = ''] = text.replace(LINE_START, ' ').split(' // ');
      return { code, expected };
    });
}

/** The value of the last statement. */
function run(code: string, scope: object): unknown {
  const statements = code.split('; ');
  const last = statements.pop();
  const body = [...statements, `return (${last})`].join(';\n');
  return new Function(...Object.keys(scope), body)(...Object.values(scope));
}

const sources = globSync('packages/engine/src/**/*.ts', { cwd: PROJECT }).filter(
  (file) => !file.endsWith('.test.ts'),
);
const withExamples = sources.flatMap((file) => {
  const examples = examplesIn(readFileSync(join(PROJECT, file), 'utf8'));
  return examples.length === 0 ? [] : [{ file, examples }];
});

test('the engine has examples', () => {
  expect(withExamples.length).toBeGreaterThan(10);
});

describe.each(withExamples)('$file', ({ file, examples }) => {
  test.each(examples)('$code', async ({ code, expected }) => {
    const scope = { ...SCOPE, ...(await import(join(PROJECT, file))) };
    expect(run(code, scope)).toEqual(run(expected, scope));
  });
});
