import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openKeeper } from '../scripts/lib/keeper.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { startRedis } from '../scripts/lib/redis.mjs';
import { temporaryFolder } from '../scripts/lib/temp.mjs';
import { keeps, tableOf, type Figure } from './figures.ts';
import { measureCommands } from './parts/commands.ts';
import { measureMoney } from './parts/money.ts';
import { measureRace } from './parts/race.ts';
import { measureRequests } from './parts/requests.ts';
import { measureRules } from './parts/rules.ts';
import { measureScale } from './parts/scale.ts';
import { measureWeight } from './parts/weight.ts';

const folder = await temporaryFolder();
const keeper = openKeeper(folder);
keeper.removeAtEnd(folder);
try {
  const postgres = await startPostgres({ keeper, folder: path.join(folder, 'postgres') });
  const redis = await startRedis({ keeper, folder: path.join(folder, 'redis') });
  const url = postgres.url();
  const figures: Figure[] = [];
  // `npm run bench -- NAME` runs the parts whose name holds the words, and writes nothing.
  const wanted = process.argv.slice(2).join(' ');
  const part = async (name: string, measure: () => Figure[] | Promise<Figure[]>) => {
    if (!name.includes(wanted)) return;
    console.log(`measuring ${name}`);
    figures.push(...(await measure()));
  };
  await part('the slot rules', measureRules);
  await part('the hot requests', () => measureRequests({ url, redis_url: redis.url }));
  await part('two hundred at once', () => measureRace(url));
  await part('fifty buying and booking', () => measureMoney(url));
  await part('five million lessons', () => measureScale(url));
  await part('the weight of the sign-in page', measureWeight);
  await part('the checks', measureCommands);
  if (wanted === '') writeFileSync(path.join(import.meta.dirname, 'README.md'), reportOf(figures));
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

The months among 50,000 and 5,000,000 lessons are those of the same pros, with the same lessons, in two clubs that \`club/load.ts\`
makes: 10 pros and 200 players, or 1,000 and 20,000, over up to eight years, and the lessons lie in the table as they were booked.
They are read by the functions the product itself reads them with, in turn. The plans are PostgreSQL's for the statements that the
calls of \`club/calls.ts\` send, taken off the wire: every procedure of the diary and of lessons, and what the worker and the
calendar feed read of them. To run one part alone and write nothing: \`npm run bench -- five million\`.
`;
}
