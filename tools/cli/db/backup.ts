// `npm run db:backup`: see docs/operations/backup-and-restore.md.
import { createBackup } from '../../db/backup/create.ts';
import { withDatabase } from '../../db/backup/database.ts';
import { openPlace } from '../../db/backup/places.ts';
import { removeOldBackups } from '../../db/backup/retention.ts';
import { readBackupSettings } from '../../db/backup/settings.ts';
import { runCommand } from '../../process/cli-error.ts';
import { logger } from '../../process/log.ts';
import { readPackageVersion } from '../../process/package-version.ts';
import { root } from '../../process/paths.ts';

await runCommand(async () => {
  const settings = readBackupSettings(process.argv.slice(2), process.env, root);
  const { files, key, keep, to } = settings;
  const log = logger('backup');
  const place = openPlace(to, settings.access);
  await withDatabase(settings, { forRestore: false }, async (databaseUrl) => {
    const options = { databaseUrl, files, place, key, appVersion: readPackageVersion(root), now: new Date(), log };
    const manifest = await createBackup(options);
    const { count, missing, unclaimed } = manifest.files;
    log(`${count} files are copied (${missing} rows without a file, ${unclaimed} files without a row were left out)`);
    log(`whole: ${place.backup(manifest.name).where}${key ? '' : ', not encrypted: no BACKUP_KEY is set'}`);
  });
  if (keep === null) return;
  for (const name of await removeOldBackups(place, keep)) log(`removed ${name}: only the newest ${keep} are kept`);
});
