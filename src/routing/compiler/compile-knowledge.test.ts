import { expect, test } from 'vitest';
import { knowledgeFiles } from '../../../scripts/knowledge/knowledge-files.ts';
import { compileKnowledge } from './compile-knowledge.ts';

test('a misspelt heading does not turn the words of requests into talk', () => {
  const files = knowledgeFiles();
  const talk = files['talk.txt']?.replace('# Requests', '# Request') ?? '';
  expect(() => compileKnowledge({ ...files, 'talk.txt': talk })).toThrow(
    "talk.txt: '# Requests' is missing",
  );
});
