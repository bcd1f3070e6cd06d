/** A wrong chapter.json stops the build whichever way it is begun, before anything is built. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type CopiedProject, copiedProject } from './copied-project.ts';

vi.setConfig({ testTimeout: 60_000 });

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
  "chapter.json:7:24 feedbackRecipient: 'nobody' is no email address.",
].join('\n');

let project: CopiedProject;
beforeAll(() => {
  project = copiedProject(WRONG);
});
afterAll(() => project.folder.remove());

test('npm run build tells each fault on a line, and nothing else', () => {
  const { status, stderr, stdout } = project.run('scripts/web-build.ts');
  expect(stderr.trimEnd()).toBe(LINES);
  expect(stdout).toBe('');
  expect(status).toBe(1);
  expect(existsSync(join(project.folder.path, 'dist'))).toBe(false);
});

test('npm start tells them too, and does not start', () => {
  const { status, stderr, stdout } = project.run('scripts/start.ts');
  expect(stderr).toContain(LINES);
  expect(stdout).not.toContain('ready');
  expect(status).toBe(1);
});

test('vite itself refuses the file, as it does while the app is developed', () => {
  const { status, stderr } = project.run('node_modules/vite/bin/vite.js', 'build');
  expect(stderr).toContain(LINES);
  expect(status).toBe(1);
  expect(existsSync(join(project.folder.path, 'dist', 'index.html'))).toBe(false);
});
