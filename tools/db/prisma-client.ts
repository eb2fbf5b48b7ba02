import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from '../process/lock.ts';
import { readPackageVersion } from '../process/package-version.ts';
import { bin, root } from '../process/paths.ts';
import { runOrFail } from '../process/run.ts';
import { readSchemaFiles } from './schema-files.ts';

const schema = path.join(root, 'prisma/schema');
const generated = path.join(root, 'packages/db/src/generated');
const stamp = path.join(generated, 'made-from.txt');

/**
 * What Prisma's command needs in its environment: it would try to download an engine it has no use for here, and false
 * fails where a use would come up, while true would let `migrate` do nothing and call it done.
 */
const prismaEnv = () => ({
  ...process.env,
  PRISMA_SCHEMA_ENGINE_BINARY: '/bin/false',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
});

/** Generates the Prisma client when it is missing or older than the schema. */
export async function ensurePrismaClient() {
  if (isFresh()) return;
  await withLock('prisma-client', async () => {
    if (isFresh()) return;
    const hash = hashSchema();
    await runOrFail('prisma generate', bin('prisma'), ['generate'], { env: prismaEnv() });
    fs.writeFileSync(stamp, hash);
  });
}

const isFresh = () => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hashSchema();

const hashSchema = () => {
  const version = readPackageVersion(path.join(root, 'node_modules/prisma'));
  const content = readSchemaFiles(schema).map((file) => file.content);
  return createHash('sha256').update(version).update(content.join('\n')).digest('hex');
};
