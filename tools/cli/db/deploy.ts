import path from 'node:path';
import { deploy } from '../../db/apply.ts';
import { CliError, runCommand } from '../../process/cli-error.ts';
import { logger } from '../../process/log.ts';
import { root } from '../../process/paths.ts';

await runCommand(async () => {
  const url = process.env.DATABASE_URL;
  if (!url) throw new CliError('DATABASE_URL is missing: set it to the database the migrations are for.');
  const log = logger('migrate');
  const applied = await deploy(url, path.join(root, 'prisma/migrations'), { report: log });
  for (const name of applied) log(`applied ${name}`);
  if (applied.length === 0) log('nothing to apply');
});
