import { ensurePrismaClient } from '../db/prisma-client.ts';
import { build } from '../process/build.ts';

/** Vitest's global set-up for the tests of the commands: they start what is built. */
export default async function setup() {
  await ensurePrismaClient();
  await build();
}
