import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openSupervisor } from '../tools/process/supervisor.ts';
import { startPostgres } from '../tools/services/postgres.ts';
import { startRedis } from '../tools/services/redis.ts';
import { createTemporaryFolder } from '../tools/process/temporary-folder.ts';
import { keeps, formatTable, type Figure } from './figures.ts';
import { measureCalendar } from './parts/calendar.ts';
import { measureChartDrag } from './parts/chart-drag.ts';
import { measureCommands } from './parts/commands.ts';
import { measureFanOut } from './parts/fan-out.ts';
import { measureFuzz } from './parts/fuzz.ts';
import { measureHomes } from './parts/homes.ts';
import { measureLighthouse } from './parts/lighthouse.ts';
import { measureMessages } from './parts/messages.ts';
import { measureMoney } from './parts/money.ts';
import { measureMutants, reportOfSurvivors } from './parts/mutants.ts';
import { measureOverload } from './parts/overload.ts';
import { measurePaint } from './parts/paint.ts';
import { measureRace } from './parts/race.ts';
import { measureRecords } from './parts/records.ts';
import { measureRequests } from './parts/requests.ts';
import { measureRules } from './parts/rules.ts';
import { measureScale } from './parts/scale.ts';
import { measureStart } from './parts/start.ts';
import { measureVideo } from './parts/video.ts';
import { measureUploadMemory } from './parts/upload-memory.ts';
import { measureWeight } from './parts/weight.ts';
import { formatReport } from './report.ts';
import { mergeResults, readResults, writeResults, type Result } from './results.ts';

/** What a part answers: its figures, and what else there is to say of them. */
type Measured = Figure[] | Pick<Result, 'figures' | 'survivors'>;

const isNumber = (word: string) => /^\d+$/.test(word);
const folder = await createTemporaryFolder();
const supervisor = openSupervisor(folder);
supervisor.removeOnClose(folder);
try {
  const postgres = await startPostgres({ supervisor, folder: path.join(folder, 'postgres') });
  const redis = await startRedis({ supervisor, folder: path.join(folder, 'redis') });
  const url = postgres.url();
  // `npm run bench -- NAME` runs the parts whose name holds the words; numbers after it are for the part, and what they ask is not kept.
  const said = process.argv.slice(2);
  const wanted = said.filter((word) => !isNumber(word)).join(' ');
  const numbers = said.filter(isNumber).map(Number);
  const parts: [name: string, measure: () => Measured | Promise<Measured>][] = [
    ['the start of the API', () => measureStart({ url, redis_url: redis.url, folder })],
    ['the upload memory', () => measureUploadMemory({ url, redis_url: redis.url, folder })],
    ['the slot rules', measureRules],
    ['the hot requests', () => measureRequests({ url, redis_url: redis.url })],
    ['the first pages', () => measureHomes(url)],
    ['two hundred at once', () => measureRace(url)],
    ['fifty buying and booking', () => measureMoney(url)],
    ['ten times the load', () => measureOverload(url)],
    ['five hundred mails', () => measureFanOut({ url, redis_url: redis.url, folder })],
    ['five million lessons', () => measureScale(url)],
    ['the records of millions', () => measureRecords({ url, numbers })],
    ['the messages of millions', () => measureMessages({ url, numbers })],
    ['the first look', () => measurePaint({ url, redis_url: redis.url })],
    ['the calendar', () => measureCalendar({ url, redis_url: redis.url })],
    ['the chart drag', () => measureChartDrag({ url, redis_url: redis.url })],
    ['Lighthouse', () => measureLighthouse({ url, redis_url: redis.url })],
    ['the weight of the sign-in page', measureWeight],
    ['a video', () => measureVideo(folder)],
    ['the fuzz', () => measureFuzz({ folder, numbers })],
    ['the checks', measureCommands],
    ['the mutants of the rules', measureMutants],
  ];
  const results: Result[] = [];
  const failures: string[] = [];
  for (const [name, measure] of parts.filter(([part]) => part.includes(wanted))) {
    console.log(`measuring ${name}`);
    try {
      const measured = await measure();
      results.push({ part: name, ...today(), ...(Array.isArray(measured) ? { figures: measured } : measured) });
      // Kept at once: the whole takes an hour and more, and what ends one part ends no other.
      if (numbers.length === 0) keepResults(results, parts);
    } catch (error) {
      failures.push(name);
      console.error(error);
    }
  }
  const figures = results.flatMap((result) => result.figures);
  console.log(`\n${formatTable(figures)}`);
  const survivors = results.flatMap((result) => result.survivors ?? []);
  if (survivors.length > 0) console.log(`\n${reportOfSurvivors(survivors)}`);
  for (const name of failures) console.log(`\n${name} could not be measured: see above.`);
  process.exitCode = failures.length === 0 && figures.every(keeps) ? 0 : 1;
} finally {
  await supervisor.close();
}

/** Puts what was measured into the results and their page; of the other parts those of before stay. */
function keepResults(results: Result[], parts: (readonly [name: string, ...unknown[]])[]): void {
  const names = parts.map(([name]) => name);
  const all = mergeResults(readResults(), results, names);
  writeResults(all);
  writeFileSync(path.join(import.meta.dirname, 'README.md'), formatReport(all));
}

/** The day and the machine of this run. */
function today(): Pick<Result, 'measured' | 'machine'> {
  const cpu = os.cpus();
  const machine = `${cpu.length} cores (${cpu[0]?.model.trim()}), ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  return { measured: new Date().toISOString().slice(0, 10), machine };
}
