import { build } from '../lib/build.mjs';
import { ensurePrismaClient } from '../lib/prisma-client.mjs';

/** Vitest's global set-up for the tests of the commands: they start what is built. */
export default async function setup() {
  await ensurePrismaClient();
  await build();
}
