import { expect, test } from 'vitest';
import { findRedisProgram } from './redis-program.ts';

const nothing = () => null;
const refuse = () => false;

test("the machine's Redis or Valkey is used", () => {
  expect(findRedisProgram((name) => `/usr/bin/${name}`, refuse)).toBe('/usr/bin/redis-server');
  expect(findRedisProgram((name) => (name === 'valkey-server' ? '/opt/valkey' : null), refuse)).toBe('/opt/valkey');
});

test('a missing one is installed where that is possible', () => {
  let installed = false;
  const find = (name: string) => (installed && name === 'redis-server' ? '/usr/bin/redis-server' : null);
  const install = () => (installed = true);
  expect(findRedisProgram(find, install)).toBe('/usr/bin/redis-server');
});

test('else one line says how to get it', () => {
  expect(() => findRedisProgram(nothing, refuse)).toThrow(
    /^Redis is missing: .*apt install.*docker compose.*REDIS_URL[^\n]+$/,
  );
});
