/**
 * docs/deploy.md and the files it uses. Each command of the page that needs neither root nor another service runs here,
 * on the files of the Docker image, as a user that is not root.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort, parseConfig } from 'wire-server';
import { PostgresCluster, runSql, temporaryFolder } from 'wire-server/testing';
import { newEmail } from 'wire-server/testing/vitest';
import { PathfinderServer } from '../pathfinder-server.ts';
import { commands, linesIn } from './deploy-page.ts';
import {
  finalStage,
  healthCheck,
  imageEnvironment,
  makeBuildStage,
  makeImage,
  PROJECT,
} from './docker-image.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Needs root or another service. `npm ci` takes too long: the installed packages stand in for its own. */
const CANNOT_RUN =
  /^(apt|cd|nano|git|useradd|systemctl|journalctl|npm ci|npx supabase|docker compose (up|logs|cp|stop|start)) /;
const CANNOT_RUN_EITHER = ['git pull', 'npm run build'];
/** The same build with the settings of a Supabase project, which shows more than the plain one. */
const BUILD = commands().find((command) => /^VITE_.* npm run build$/.test(command)) ?? '';
const COPIES = commands().filter((command) => /^(cp|install) /.test(command));
const WHILE_RUNNING = commands().filter((command) =>
  /^(curl|npm run (admin|backup)) ?/.test(command),
);
const WHILE_STOPPED = commands().filter((command) => command.startsWith('npm run restore '));

const NOBODY_ID = 65_534;
const AS_NOBODY = [
  'setpriv',
  `--reuid=${NOBODY_ID}`,
  `--regid=${NOBODY_ID}`,
  '--clear-groups',
  '--no-new-privs',
  '--bounding-set=-all',
];
const EXAMPLE_PORT = '3000';

const folder = temporaryFolder();
const at = (...path: string[]) => join(folder.path, ...path);
const [stage, image, data] = [at('stage'), at('image'), at('data')];
/** Tests that run as root start the server as a user who owns none of its code. */
const demoted = mayBecomeNobody() ? AS_NOBODY : [];
/** What the container has, with a free port and a data folder here. */
let settings: Record<string, string>;
let server: ImageServer;

class ImageServer extends PathfinderServer {
  constructor(env: Readonly<Record<string, string>>) {
    super(env, [...demoted, 'sh', '-c', 'cd "$0" && exec "$@"', image]);
  }

  protected override get main(): string {
    return 'apps/server/src/main.ts';
  }
}

const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8');
const exampleSettings = () => parseEnv(read('deploy/example.env')) as Record<string, string>;
const unit = read('deploy/pathfinder.service');
const unitValue = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

interface Compose {
  readonly services: Readonly<Record<'pathfinder' | 'caddy', Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}
interface Service {
  readonly network_mode: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
  readonly command: string;
}

function compose(): Compose {
  // Playwright's own copy of a YAML parser; no other package here has one.
  const { yaml } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle');
  return yaml.parse(read('compose.yaml'));
}

function mayBecomeNobody(): boolean {
  if (process.getuid?.() !== 0) return false;
  const ids = { uid: NOBODY_ID, gid: NOBODY_ID };
  return spawnSync(process.execPath, ['-e', ''], { cwd: PROJECT, ...ids }).status === 0;
}

/** Runs a command line. @param under a command that runs it, with its arguments. */
function run(command: string, cwd: string, env = {}, under: readonly string[] = []) {
  return runProgram([...under, 'sh', '-c', command], cwd, env);
}

function runProgram([program = '', ...args]: readonly string[], cwd: string, env = {}) {
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: { PATH, HOME: '/nonexistent', ...env },
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
}

const checkHealth = () => runProgram([...demoted, ...healthCheck()], image, settings);

beforeAll(async () => {
  for (const path of [stage, image, data]) mkdirSync(path);
  // Only its owner can enter a temporary folder.
  chmodSync(folder.path, 0o755);
  if (demoted.length > 0) chownSync(data, NOBODY_ID, NOBODY_ID);
  makeBuildStage(stage);
  const { status, output } = run(BUILD, stage);
  expect(status, output).toBe(0);
  makeImage(image, stage);
  settings = {
    ...imageEnvironment(),
    ...exampleSettings(),
    ...compose().services.pathfinder.environment,
    SITE_URL: exampleSettings().SITE_URL ?? '',
    DATA_DIR: data,
    PORT: String(await freePort()),
  };
  server = await ImageServer.ready(settings);
});
afterAll(async () => {
  await server?.kill();
  folder.remove();
});

test('every command of the page either runs here or is listed as one that cannot', () => {
  const here = [BUILD, ...COPIES, ...WHILE_RUNNING, ...WHILE_STOPPED];
  const left = commands().filter(
    (command) =>
      !(here.includes(command) || CANNOT_RUN.test(command) || CANNOT_RUN_EITHER.includes(command)),
  );
  expect(left).toEqual([]);
  expect(here.length).toBe(new Set(here).size);
  expect(here.length).toBeGreaterThanOrEqual(8);
});

test('the build of the page puts the address of the Supabase project into its scripts', () => {
  const [, address = 'none'] = /VITE_API_URL=(\S+)/.exec(BUILD) ?? [];
  const scripts = readdirSync(join(stage, 'dist/assets')).filter((file) => file.endsWith('.js'));
  const holds = (file: string) =>
    readFileSync(join(stage, 'dist/assets', file), 'utf8').includes(address);
  expect(scripts.some(holds)).toBe(true);
});

test.each(COPIES)('%s', (command) => {
  const system = at('system');
  mkdirSync(join(system, 'etc/systemd/system'), { recursive: true });
  mkdirSync(join(system, 'srv'), { recursive: true });
  const target = command.split(' ').at(-1) ?? '';
  const here = target.startsWith('/') ? command.replace(target, join(system, target)) : command;
  expect(run(here, stage)).toEqual({ status: 0, output: '' });
});

describe('the image', () => {
  test('contains no more than the server, its scripts and the page, and no data', () => {
    expect(readdirSync(image).toSorted()).toEqual([
      '.npmrc',
      'apps',
      'dist',
      'node_modules',
      'package-lock.json',
      'package.json',
      'packages',
      'scripts',
      'supabase',
    ]);
    expect(existsSync(join(stage, '.git')) || existsSync(join(stage, 'data'))).toBe(false);
  });

  test('is not run as root, and has one volume, for DATA_DIR', () => {
    expect(finalStage('USER')).toEqual(['node']);
    expect(finalStage('VOLUME')).toEqual([imageEnvironment().DATA_DIR]);
    expect(finalStage('RUN').join()).toContain(`--owner=node --group=node --mode=700 /data`);
  });

  test('has the Node version of the project', () => {
    const major = read('.nvmrc').trim();
    expect(read('Dockerfile').match(/^FROM .*$/gm)).toEqual([
      `FROM node:${major}-slim AS build`,
      `FROM node:${major}-slim`,
    ]);
  });

  test('starts the server with the options of npm start, as the unit does', () => {
    const [program, ...options] = JSON.parse(finalStage('CMD')[0] ?? '[]');
    expect(program).toBe('node');
    expect(unitValue('ExecStart').split(' ').slice(1)).toEqual(options);
    const { scripts } = JSON.parse(read('package.json'));
    expect(scripts.start).toContain(`node ${options[0]} `);
  });

  test('R3 serves the page with sign-up closed, and its health check passes', async () => {
    expect(server.output).toContain('Sign-up is closed');
    expect(checkHealth()).toEqual({ status: 0, output: '' });
    const page = await fetch(`http://127.0.0.1:${settings.PORT}/login`);
    expect(await page.text()).toContain('<script type="module"');
  });

  test.each(WHILE_RUNNING)('%s', (command) => {
    const here = command
      .replace(EXAMPLE_PORT, settings.PORT ?? '')
      .replace(/\S+@example\.com/, newEmail());
    const { status, output } = run(here, image, settings, demoted);
    expect(status, output).toBe(0);
    expect(output).toMatch(/"status":"ok"|can sign in now|Backed up/);
  });

  test.each(WHILE_STOPPED)('%s, after which the server starts again', async (command) => {
    expect(await server.stop()).toBe(0);
    expect(checkHealth().status).toBe(1);
    const { status, output } = run(command, image, settings, demoted);
    expect(status, output).toBe(0);
    server = await ImageServer.ready(settings);
    expect(checkHealth().status).toBe(0);
  });
});

describe('the compose file', () => {
  test('keeps the data and the certificates in volumes', () => {
    const { services, volumes } = compose();
    expect(services.pathfinder.volumes).toEqual([`data:${finalStage('VOLUME')[0]}`]);
    const named = Object.values(services).flatMap((service) => service.volumes);
    expect(named.map((volume) => volume.split(':')[0])).toEqual(Object.keys(volumes));
  });

  test('lets only the proxy reach the server, which trusts its forwarded addresses', () => {
    const { pathfinder, caddy } = compose().services;
    expect(pathfinder.environment).toMatchObject({
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: 'loopback',
    });
    expect([pathfinder.network_mode, caddy.network_mode]).toEqual(['host', 'host']);
    expect(caddy.command).toContain(`--to ${pathfinder.environment.HOST}:${EXAMPLE_PORT}`);
  });
});

describe('the settings', () => {
  test('of the example are accepted, with and without mail', () => {
    const withMail = parseEnv(read('deploy/example.env').replaceAll(/^#(?=[A-Z]+_)/gm, ''));
    expect(Object.keys(withMail)).toContain('SMTP_URL');
    for (const env of [exampleSettings(), withMail as Record<string, string>]) {
      expect(parseConfig(env)).toMatchObject({ ok: true, config: { port: Number(EXAMPLE_PORT) } });
    }
  });

  test('of several machines are accepted', () => {
    const lines = linesIn('').filter((line) => /^[A-Z_]+=/.test(line));
    expect(lines.length).toBeGreaterThan(0);
    expect(parseConfig(parseEnv(lines.join('\n')) as Record<string, string>).ok).toBe(true);
  });
});

describe('the systemd unit', () => {
  test('names what the page installs', () => {
    expect(linesIn('sh')).toContain(`cd ${unitValue('WorkingDirectory')}`);
    expect(linesIn('sh').join('\n')).toContain(
      `deploy/example.env ${unitValue('EnvironmentFile')}\n`,
    );
    expect(unitValue('Environment')).toBe(`DATA_DIR=/var/lib/${unitValue('StateDirectory')}`);
    expect(linesIn('sh').filter((line) => line.startsWith('runuser '))).not.toEqual([]);
    for (const line of linesIn('sh').filter((text) => text.startsWith('runuser '))) {
      expect(line).toContain(`-u ${unitValue('User')} -- env ${unitValue('Environment')} npm run`);
    }
  });

  test.skipIf(!hasSystemdAnalyze())('is accepted by systemd-analyze', () => {
    const here = at('pathfinder.service');
    writeFileSync(here, unit.replaceAll('/opt/pathfinder', PROJECT.replace(/\/$/, '')));
    expect(run(`systemd-analyze verify ${here}`, PROJECT)).toEqual({ status: 0, output: '' });
  });
});

describe('several machines', () => {
  let cluster: PostgresCluster;
  const machines: PathfinderServer[] = [];

  beforeAll(async () => {
    cluster = await PostgresCluster.make();
    await cluster.start();
  });
  afterAll(async () => {
    for (const machine of machines) await machine.stop('SIGKILL');
    await cluster?.remove();
  });

  test('share a database made by the statements of the page, and copied keys', async () => {
    for (const statement of linesIn('sql')) await runSql(cluster.url('postgres'), statement);
    const { username, password, pathname } = new URL(exampleDatabase());
    const url = Object.assign(new URL(cluster.url('postgres')), { username, password, pathname });
    const start = async (dataDir: string) => {
      const env = { SEED: 'none', DATABASE_URL: url.href, DATA_DIR: dataDir };
      machines.push(await PathfinderServer.ready(env));
    };
    await start(at('first'));
    cpSync(at('first/keys'), at('second/keys'), { recursive: true });
    await start(at('second'));
    const [first, second] = await Promise.all(
      machines.map(async (machine) =>
        (await fetch(`${machine.url}/auth/v1/.well-known/jwks.json`)).json(),
      ),
    );
    expect(first.keys).toHaveLength(1);
    expect(second).toEqual(first);
    expect(statSync(at('second/keys')).mode & 0o077).toBe(0);
    const key = readFileSync(at('first/keys/service-key'), 'utf8').trim();
    const users = await fetch(`${machines[1]?.url}/auth/v1/admin/users`, {
      headers: { apikey: key },
    });
    expect(users.status).toBe(200);
  });
});

function exampleDatabase(): string {
  const line = linesIn('').find((text) => text.startsWith('DATABASE_URL='));
  return line?.replace('DATABASE_URL=', '') ?? '';
}

function hasSystemdAnalyze(): boolean {
  return spawnSync('systemd-analyze', ['--version']).status === 0;
}
