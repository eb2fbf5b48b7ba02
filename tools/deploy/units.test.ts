import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { API_FLAGS } from '../cli/start/built.ts';
import { root } from '../process/paths.ts';
import { getSetting, readEnvironment, readUnit } from './units.ts';

const service = (name: string) => readUnit(`fairway-${name}.service`);
const SERVICES = ['api', 'worker', 'backup', 'migrate'];

/** As `npm start` runs them. */
/** The worker's has room for an ffmpeg beside it. */
const MEMORY = { api: ['768M', '1G'], worker: ['2304M', '2560M'] };
const FLAGS = { api: API_FLAGS.join(' '), worker: '--enable-source-maps' };

describe.each(['api', 'worker'] as const)('the unit of the %s', (name) => {
  const unit = service(name);
  const says = (key: string, section = 'Service') => getSetting(unit, section, key);

  test('starts what is built, and starts it again whatever it ended by, without end', () => {
    const inputs = fs.readFileSync(path.join(root, 'apps/server/rolldown.config.mjs'), 'utf8');
    expect(inputs).toContain(`${name}: 'src/main/${name}.ts'`);
    expect(says('ExecStart')).toBe(`/usr/bin/node ${FLAGS[name]} apps/server/dist/${name}.mjs`);
    expect([says('Restart'), says('RestartSec'), says('StartLimitIntervalSec', 'Unit')]).toEqual(['always', '2', '0']);
    expect(unit.Unit?.Requires).toBeUndefined();
  });

  test('leaves it the time to finish that it takes at most', () => {
    const source = fs.readFileSync(path.join(root, 'apps/server/src/main/shutdown.ts'), 'utf8');
    const patience = Number(/patienceMs = ([\d_]+)/.exec(source)?.[1]?.replaceAll('_', '')) / 1000;
    expect(patience).toBeGreaterThan(0);
    expect(Number(says('TimeoutStopSec'))).toBeGreaterThan(patience);
    expect([says('KillSignal'), says('KillMode')]).toEqual(['SIGTERM', 'mixed']);
  });

  test('bounds its memory, and lets it write nowhere but in its own folder', () => {
    expect([says('MemoryHigh'), says('MemoryMax')]).toEqual(MEMORY[name]);
    expect([says('ProtectSystem'), says('StateDirectory'), says('ReadWritePaths')]).toEqual([
      'strict',
      'fairway',
      undefined,
    ]);
    expect(readEnvironment(unit)).toMatchObject({ NODE_ENV: 'production', DATA_DIR: '/var/lib/fairway' });
    // V8 writes machine code as it runs: with this one nothing would start.
    expect(says('MemoryDenyWriteExecute')).toBeUndefined();
  });
});

test.each(SERVICES)('the unit of %s has no rights, no secrets of its own, and names files that are there', (name) => {
  const unit = service(name);
  expect(unit.Service?.EnvironmentFile?.[0]).toBe('/etc/fairway/fairway.env');
  expect([getSetting(unit, 'Service', 'User'), getSetting(unit, 'Service', 'NoNewPrivileges')]).toEqual([
    'fairway',
    'yes',
  ]);
  expect(getSetting(unit, 'Service', 'CapabilityBoundingSet')).toBe('');
  expect(JSON.stringify(unit)).not.toMatch(/SECRET|PASSWORD|_KEY"/);
  // A script of the tree, or what the build makes of an entry.
  const [, program = ''] =
    /^\/usr\/bin\/node (?:--\S+ )*(\S+\.(?:mjs|ts))/.exec(getSetting(unit, 'Service', 'ExecStart') ?? '') ?? [];
  const source = program.replace(/^apps\/server\/dist\/(\w+)\.mjs$/, 'apps/server/src/main/$1.ts');
  expect([source, fs.existsSync(path.join(root, source))]).toEqual([expect.stringMatching(/^(apps|tools)\//), true]);
  const [page] =
    /docs\/\S+\.md/.exec(fs.readFileSync(path.join(root, `deploy/systemd/fairway-${name}.service`), 'utf8')) ?? [];
  expect(fs.existsSync(path.join(root, page ?? ''))).toBe(true);
});

test('the image starts the API with the same flags', () => {
  const words = ['node', ...API_FLAGS, 'apps/server/dist/api.mjs'].map((word) => JSON.stringify(word));
  expect(fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8')).toContain(`\nCMD [${words.join(', ')}]\n`);
});

test('the timer starts the backup each night, and makes up for one that the machine slept through', () => {
  const { Timer } = readUnit('fairway-backup.timer');
  expect(Timer).toMatchObject({ OnCalendar: ['*-*-* 02:30:00'], Persistent: ['true'] });
});

/** The lines of a service in docker-compose.yml, up to the next one. */
function composed(name: string) {
  const text = fs.readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
  return new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(text)?.[1] ?? '';
}

test('compose restarts the API and the worker, asks both how they are, and leaves them the time to finish', () => {
  const text = fs.readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
  expect(/^x-server: &server\n((?:  .*\n)+)/m.exec(text)?.[1]).toMatch(/^  restart: unless-stopped$/m);
  for (const name of ['api', 'worker']) {
    expect(composed(name)).toContain('<<: *server');
    expect(composed(name)).toContain('stop_grace_period: 30s');
    expect(composed(name)).toMatch(/mem_limit: /);
    expect(composed(name)).not.toMatch(/restart: |disable: true/);
  }
  expect(composed('worker')).toMatch(/WORKER_HEALTH_PORT: 3001\n[^]*healthcheck:\n[^]*127\.0\.0\.1:3001/);
  expect(fs.readFileSync(path.join(root, 'Dockerfile'), 'utf8')).toMatch(/^HEALTHCHECK [^]*\/api\/health/m);
});
