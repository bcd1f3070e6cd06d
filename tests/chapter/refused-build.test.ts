/** An invalid chapter.json stops every kind of build before anything is built. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CopiedProject, copiedProject } from './copied-project.ts';

const WRONG = `{
  "home": "Pine Hollow",
  "nearby": [],
  "boosts": [{ "member": "Ann Archer", "category": "Landscapper" }],
  "synonyms": [],
  "categories": [],
  "feedbackRecipient": "nobody"
}`;
const LINES = [
  "chapter.json:4:52 boosts[0].category: No category is called 'Landscapper'. Did you mean 'Landscaper'?",
  "chapter.json:7:24 feedbackRecipient: 'nobody' is not an email address.",
].join('\n');

let project: CopiedProject;
beforeAll(() => {
  project = copiedProject(WRONG);
});
afterAll(() => project.folder.remove());

test('npm run build reports each problem on a line, and nothing else', () => {
  const { status, stderr, stdout } = project.run('scripts/web-build.ts');
  expect(stderr.trimEnd()).toBe(LINES);
  expect(stdout).toBe('');
  expect(status).toBe(1);
  expect(existsSync(join(project.folder.path, 'dist'))).toBe(false);
});

test('npm start reports them too, and does not start', () => {
  const { status, stderr, stdout } = project.run('scripts/start.ts');
  expect(stderr).toContain(LINES);
  expect(stdout).not.toContain('ready');
  expect(status).toBe(1);
});

test('vite itself rejects the file, as it does during development', () => {
  const { status, stderr } = project.run('node_modules/vite/bin/vite.js', 'build');
  expect(stderr).toContain(LINES);
  expect(status).toBe(1);
  expect(existsSync(join(project.folder.path, 'dist', 'index.html'))).toBe(false);
});
