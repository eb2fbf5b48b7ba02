import { spawnSync } from 'node:child_process';
import { CliError } from '../process/cli-error.ts';
import { installPackage } from './apt.ts';

const findOnPath = (name: string) =>
  spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim() || null;

/** The path of a Redis server program: the machine's own, or one freshly installed where we may. */
export function findRedisProgram(
  find: (name: string) => string | null = findOnPath,
  install: (name: string) => boolean = installPackage,
): string {
  const found = () => find('redis-server') ?? find('valkey-server');
  const program = found() ?? (install('redis-server') ? found() : null);
  if (program) return program;
  throw new CliError(
    'Redis is missing: install it (apt install redis-server, brew install redis, dnf install valkey), ' +
      'or run `docker compose up -d redis` and set REDIS_URL=redis://127.0.0.1:6379.',
  );
}
