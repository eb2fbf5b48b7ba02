import fs from 'node:fs';
import path from 'node:path';
import { command, Stop } from '../lib/stop.mjs';
import { nextStamp, readMigrations } from './migrations.mjs';
import { migrationsFolder, missingSql } from './scratch.mjs';

await command(async () => {
  const name = process.argv[2] ?? '';
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Stop('Name the migration in small letters: npm run db:new add_clubs');
  const sql = await missingSql();
  if (!sql) throw new Stop('Nothing to write: the migrations already make what prisma/schema.prisma describes.');
  const folder = path.join(migrationsFolder, `${nextStamp(readMigrations(migrationsFolder))}_${name}`);
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'migration.sql'), sql);
  console.log(`Written: ${path.join(folder, 'migration.sql')}. Read it, and add what Prisma cannot say.`);
});
