/**
 * The posts of posts/ (README.md). `npm run eval -- --posts`: the share that leads to its trade, by
 * file, in a chapter where every trade has a member.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoChapter } from 'domain/demo';
import type { Directory } from 'domain/directory.ts';
import { knowledgeFiles, projectKnowledge } from '../../packages/engine/build/knowledge-files.ts';
import type { Outcome } from '../../packages/engine/src/answers/outcome.ts';
import { professionsOf } from '../../packages/engine/src/compiler/compile-knowledge.ts';
import { createEngine } from '../../packages/engine/src/engine.ts';
import { directory, member } from '../../packages/engine/tests/fixtures.ts';
import { type Example, examplesIn } from './examples.ts';
import { printTable } from './print-table.ts';

const FOLDER = fileURLToPath(new URL('posts', import.meta.url));

/** Whether the posts of this file are never read and never learned from. */
export const isHeldOutFile = (file: string) => file.startsWith('held.');

/** The posts that may be learned from. */
export function postsToLearnFrom(): Example[] {
  return filesOfPosts((file) => !isHeldOutFile(file)).flatMap(({ posts }) => posts);
}

/** Reads the files that `has` accepts, given their names without the extension. */
function filesOfPosts(has: (file: string) => boolean) {
  const files = readdirSync(FOLDER).map((file) => file.replace(/\.txt$/, ''));
  const postsOf = (file: string) => examplesIn(readFileSync(join(FOLDER, `${file}.txt`), 'utf8'));
  return files
    .sort()
    .filter(has)
    .map((file) => ({ file, posts: postsOf(file) }));
}

export interface AnsweredPosts {
  /** Without the extension. */
  readonly file: string;
  readonly posts: number;
  /** Led to the trade they were written for, without an alarm. */
  readonly right: number;
  /** Led to no trade. */
  readonly silent: number;
  /** Mistaken for danger. */
  readonly alarms: number;
}

/** @param has which files to answer. */
export function answerPosts(has: (file: string) => boolean = () => true): AnsweredPosts[] {
  const router = createEngine(projectKnowledge(), chapterOfEveryTrade(), demoChapter);
  return filesOfPosts(has).map(({ file, posts }) => {
    const answers = posts.map(({ need, professions: [trade] }) => ({
      trade,
      ...router.route(need),
    }));
    const alarms = answers.filter(({ danger }) => danger !== null);
    return {
      file,
      posts: posts.length,
      right: answers.filter((answer) => !answer.danger && firstTrade(answer) === answer.trade)
        .length,
      silent: answers.filter(({ mode }) => mode === 'open-seat').length,
      alarms: alarms.length,
    };
  });
}

/** One member for each trade, with names that no need contains. */
export function chapterOfEveryTrade(): Directory {
  const trades = professionsOf(knowledgeFiles());
  return directory(
    trades.map(({ name }, i) =>
      member({ id: `m${i}`, member_name: `Zq Xv${i}`, company: `Qj${i}`, profession_role: name }),
    ),
  );
}

/** The trade of the first member that a chapter of every trade names. */
export function firstTrade(outcome: Outcome): string | undefined {
  return outcome.mode === 'member' ? outcome.matches[0]?.member.profession_role : undefined;
}

/** The first trade for each need in a text. */
export function tradesOf(outcome: Outcome): (string | undefined)[] {
  return [outcome, ...outcome.also].map(firstTrade);
}

export function printPosts(): void {
  printTable([
    ['posts', 'texts', 'right', 'silent', 'taken for danger'],
    ...answerPosts().map(({ file, posts, right, silent, alarms }) => [
      file,
      String(posts),
      ...[right, silent, alarms].map((n) => `${((100 * n) / posts).toFixed(1)}%`),
    ]),
  ]);
}
