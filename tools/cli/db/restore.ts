// `npm run db:restore`: see docs/operations/backup-and-restore.md.
import path from 'node:path';
import { withDatabase } from '../../db/backup/database.ts';
import { openBackup } from '../../db/backup/places.ts';
import { checkBackup, restoreBackup } from '../../db/backup/restore.ts';
import { readRestoreSettings } from '../../db/backup/settings.ts';
import { runCommand } from '../../process/cli-error.ts';
import { logger } from '../../process/log.ts';
import { root } from '../../process/paths.ts';

await runCommand(async () => {
  const settings = readRestoreSettings(process.argv.slice(2), process.env, root);
  const { files, key } = settings;
  const log = logger('restore');
  const backup = openBackup(settings.from, settings.access);
  if (settings.check) {
    const { name, tables, files } = await checkBackup(backup, key);
    log(`${name} is whole: ${tables.length} tables and ${files.count} files, each as it was written`);
    return;
  }
  await withDatabase(settings, { forRestore: true }, async (databaseUrl) => {
    const migrations = path.join(root, 'prisma/migrations');
    const { name, created_at } = await restoreBackup({ backup, key, databaseUrl, files, migrations, log });
    log(`${name} is restored: everything is as it was at ${created_at}`);
    log(
      'before the app starts: apply newer migrations (npm run db:deploy), and give it an empty Redis or a new REDIS_PREFIX',
    );
  });
});
