import { expect, test } from 'vitest';
import { knowledgeFiles } from '../../build/knowledge-files.ts';
import { compileKnowledge, professionsOf } from './compile-knowledge.ts';

test('a misspelt heading does not turn the words of requests into talk', () => {
  const files = knowledgeFiles();
  const talk = files['talk.txt']?.replace('# Requests', '# Request') ?? '';
  expect(() => compileKnowledge({ ...files, 'talk.txt': talk })).toThrow(
    "talk.txt: '# Requests' is missing",
  );
});

test('an occupation is named in capitals where its title is an abbreviation', () => {
  const occupations = '# Professional Services\ntitles: EMT, court reporter';
  const professions = professionsOf({ ...knowledgeFiles(), 'occupations.txt': occupations });
  expect(professions.slice(-2)).toMatchObject([
    { name: 'EMT', titles: ['emt'] },
    { name: 'Court Reporter', titles: ['court reporter'] },
  ]);
});

test('each description is listed once, and none only joins others', () => {
  const { descriptions } = compileKnowledge(knowledgeFiles());
  expect(new Set(descriptions).size).toBe(descriptions.length);
  const joined = descriptions.filter((phrase) => {
    const padded = ` ${phrase} `;
    const others = descriptions.filter(
      (other) => other !== phrase && padded.includes(` ${other} `),
    );
    return others.reduce((left, other) => left.replace(` ${other} `, ' '), padded).trim() === '';
  });
  expect(joined).toEqual([]);
});
