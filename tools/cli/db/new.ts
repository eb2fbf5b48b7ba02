import fs from 'node:fs';
import path from 'node:path';
import { getNextTimestamp, readMigrations } from '../../db/migrations.ts';
import { findMissingSql, migrationsFolder } from '../../db/scratch.ts';
import { CliError, runCommand } from '../../process/cli-error.ts';

await runCommand(async () => {
  const name = process.argv[2] ?? '';
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw new CliError('Name the migration in small letters: npm run db:new add_clubs');
  const sql = await findMissingSql();
  if (!sql) throw new CliError('Nothing to write: the migrations already make what prisma/schema describes.');
  const folder = path.join(migrationsFolder, `${getNextTimestamp(readMigrations(migrationsFolder))}_${name}`);
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'migration.sql'), sql);
  console.log(`Written: ${path.join(folder, 'migration.sql')}. Read it, and add what Prisma cannot say.`);
});
