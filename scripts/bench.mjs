// `npm run bench`: measures what the product promises about its speed and writes bench/README.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { bin, root } from './lib/paths.mjs';
import { installWhenStale } from './lib/install.mjs';
import { rerunOnCarriedNode } from './lib/rerun.mjs';
import { command } from './lib/stop.mjs';

await command(async () => {
  await installWhenStale();
  if (await rerunOnCarriedNode()) return;
  const { ensurePrismaClient } = await import('./lib/prisma-client.mjs');
  const { build } = await import('./lib/build.mjs');
  await ensurePrismaClient();
  await build();
  const child = spawn(process.execPath, [bin('tsx'), 'bench/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
});
