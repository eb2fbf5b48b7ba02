import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openKeeper } from '../scripts/lib/keeper.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { startRedis } from '../scripts/lib/redis.mjs';
import { temporaryFolder } from '../scripts/lib/temp.mjs';
import { keeps, tableOf, type Figure } from './figures.ts';
import { measureCommands } from './parts/commands.ts';
import { measureRace } from './parts/race.ts';
import { measureRequests } from './parts/requests.ts';
import { measureRules } from './parts/rules.ts';
import { measureWeight } from './parts/weight.ts';

const folder = await temporaryFolder();
const keeper = openKeeper(folder);
keeper.removeAtEnd(folder);
try {
  const postgres = await startPostgres({ keeper, folder: path.join(folder, 'postgres') });
  const redis = await startRedis({ keeper, folder: path.join(folder, 'redis') });
  const url = postgres.url();
  const figures: Figure[] = [];
  const part = async (name: string, measure: () => Figure[] | Promise<Figure[]>) => {
    console.log(`measuring ${name}`);
    figures.push(...(await measure()));
  };
  await part('the slot rules', measureRules);
  await part('the hot requests', () => measureRequests({ url, redis_url: redis.url }));
  await part('two hundred at once', () => measureRace(url));
  await part('the weight of the sign-in page', measureWeight);
  await part('the checks', measureCommands);
  const report = reportOf(figures);
  writeFileSync(path.join(import.meta.dirname, 'README.md'), report);
  console.log(`\n${tableOf(figures)}`);
  process.exitCode = figures.every(keeps) ? 0 : 1;
} finally {
  await keeper.close();
}

function reportOf(figures: Figure[]): string {
  const cpu = os.cpus();
  const machine = `${cpu.length} cores (${cpu[0]?.model.trim()}), ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  return `# How fast it is

\`npm run bench\` measures this and writes it here. Ratios compare two things inside one run on one machine, so they say the
same on another. The last run: ${new Date().toISOString().slice(0, 10)}, ${machine}.

${tableOf(figures)}

"CPU" is what the server's process itself spends on a request, user and system time, under eight connections; PostgreSQL's own work
is the same on both sides. The yardstick (\`servers/raw.ts\`) is Fastify and pg with nothing between them: it runs the same
statements, applies the same rules and sends the same bytes, but knows no roles, contracts, limits, errors or logs. The second
yardstick sends the rows as they come and computes nothing.
`;
}
