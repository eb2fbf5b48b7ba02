import { spawnSync } from 'node:child_process';
import { installPackage } from './apt.mjs';
import { Stop } from './stop.mjs';

/** @param {string} name */
const onPath = (name) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim() || null;

/**
 * The path of a Redis server program: the machine's own, or one freshly installed where we may.
 * @param {(name: string) => string | null} find
 * @param {(name: string) => boolean} install
 * @returns {string}
 */
export function redisProgram(find = onPath, install = installPackage) {
  const found = () => find('redis-server') ?? find('valkey-server');
  const program = found() ?? (install('redis-server') ? found() : null);
  if (program) return program;
  throw new Stop(
    'Redis is missing: install it (apt install redis-server, brew install redis, dnf install valkey), ' +
      'or run `docker compose up -d redis` and set REDIS_URL=redis://127.0.0.1:6379.',
  );
}
