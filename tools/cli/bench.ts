import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensurePrismaClient } from '../db/prisma-client.ts';
import { build } from '../process/build.ts';
import { bin, root } from '../process/paths.ts';

/** `npm run bench`: measures what the product promises about its speed and writes bench/README.md. */
export async function run(args: string[]): Promise<void> {
  await ensurePrismaClient();
  await build();
  const child = spawn(process.execPath, [bin('tsx'), 'bench/main.ts', ...args], { cwd: root, stdio: 'inherit' });
  await once(child, 'exit');
  process.exitCode = child.exitCode ?? 1;
}
