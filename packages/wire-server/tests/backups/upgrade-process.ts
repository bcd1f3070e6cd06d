/** npm run upgrade with installed Postgres programs: node upgrade-process.ts <data folder> <programs>. */
import { binariesIn } from '../../src/db/embedded/postgres-programs.ts';
import { upgrade } from '../../src/db/move/upgrade.ts';
import { ALL_PARTS } from '../fixture/application.ts';

const [dataDir = '', programs = ''] = process.argv.slice(2);
const { signal } = new AbortController();
const findEarlier = async () => binariesIn(programs);
const upgraded = await upgrade({ dataDir, parts: ALL_PARTS, signal, findEarlier });
console.log(JSON.stringify(upgraded));
