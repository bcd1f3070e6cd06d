/** `npm test`: runs Vitest and the browser tests side by side, because each waits for other processes part of the time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

interface Suite {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const SUITES: readonly Suite[] = [
  { name: 'vitest', command: ['vitest', 'run'] },
  { name: 'browser', command: ['playwright', 'test'] },
];

const results = await Promise.all(SUITES.map(passes));
const failed = SUITES.filter((_, position) => !results[position]);
if (failed.length > 0) {
  console.error(`Failed: ${failed.map(({ name }) => name).join(', ')}. Their output is above.`);
  process.exitCode = 1;
}

/** Runs a suite, printing each line of its output after its name. Resolves with whether it passed. */
async function passes({ name, command: [program, ...parameters] }: Suite): Promise<boolean> {
  const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => console.log(`${name} │ ${line}`));
  }
  const [code] = await once(child, 'close');
  return code === 0;
}
