import { expect, test } from 'vitest';
import { redisProgram } from './redis-program.mjs';

const nothing = () => null;
const refuse = () => false;

test("the machine's Redis or Valkey is used", () => {
  expect(redisProgram((name) => `/usr/bin/${name}`, refuse)).toBe('/usr/bin/redis-server');
  expect(redisProgram((name) => (name === 'valkey-server' ? '/opt/valkey' : null), refuse)).toBe('/opt/valkey');
});

test('a missing one is installed where that is possible', () => {
  let installed = false;
  const find = (name) => (installed && name === 'redis-server' ? '/usr/bin/redis-server' : null);
  const install = () => (installed = true);
  expect(redisProgram(find, install)).toBe('/usr/bin/redis-server');
});

test('else one line says how to get it', () => {
  expect(() => redisProgram(nothing, refuse)).toThrow(
    /^Redis is missing: .*apt install.*docker compose.*REDIS_URL[^\n]+$/,
  );
});
