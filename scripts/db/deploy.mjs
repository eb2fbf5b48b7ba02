import path from 'node:path';
import { deploy } from './apply.mjs';
import { logger } from '../lib/log.mjs';
import { root } from '../lib/paths.mjs';
import { command, Stop } from '../lib/stop.mjs';

await command(async () => {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Stop('DATABASE_URL is missing: set it to the database the migrations are for.');
  const log = logger('migrate');
  const applied = await deploy(url, path.join(root, 'prisma/migrations'));
  for (const name of applied) log(`applied ${name}`);
  if (applied.length === 0) log('nothing to apply');
});
