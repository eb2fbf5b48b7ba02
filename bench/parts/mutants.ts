import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from '../figures.ts';
import { RULES } from '../mutants/folders.ts';
import { REASONS } from '../mutants/reasons.ts';
import { runMutants, type Mutant } from '../mutants/run.ts';

/** A fault that no test notices, as code before and after. */
export interface Survivor {
  file: string;
  line: number;
  was: string;
  becomes: string;
  why: string | null;
}

/** Tests that do not even load with a fault have noticed it; a worker that could not be started has noticed nothing. */
const isKilled = ({ status, statusReason }: Mutant): boolean =>
  status === 'Killed' ||
  status === 'Timeout' ||
  (status === 'RuntimeError' && !(statusReason ?? '').includes('[vitest-pool]'));
const LIVE: readonly Mutant['status'][] = ['Survived', 'NoCoverage'];
const percent = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole);

const onOneLine = (code: string) => code.replaceAll(/\s+/g, ' ').trim();

function toSurvivor({ fileName, location: { start, end }, replacement }: Mutant): Survivor {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines.push(lines.pop()!.slice(0, end.column - 1));
  lines[0] = lines[0]!.slice(start.column - 1);
  const file = path.relative('.', fileName);
  const [was, becomes] = [onOneLine(lines.join('\n')), onOneLine(replacement ?? '')];
  const reason = REASONS.find(({ mutants }) =>
    mutants.some(([place, ...change]) => file.endsWith(place) && change[0] === was && change[1] === becomes),
  );
  return { file, line: start.line, was, becomes, why: reason?.why ?? null };
}

/** Which share of the faults put into the rules their tests notice, by folder, and the faults they do not notice. */
export async function measureMutants({ concurrency = 2 } = {}): Promise<{ figures: Figure[]; survivors: Survivor[] }> {
  const begin = performance.now();
  const folders: { name: string; mutants: Mutant[] }[] = [];
  for (const rules of RULES) folders.push({ name: rules.name, mutants: await runMutants(rules, concurrency) });
  const killed = (mutants: Mutant[]) => mutants.filter(isKilled).length;
  const live = (mutants: Mutant[]) => mutants.filter(({ status }) => LIVE.includes(status));
  const share = (mutants: Mutant[]) => percent(killed(mutants), killed(mutants) + live(mutants).length);
  const all = folders.flatMap(({ mutants }) => mutants);
  const survivors = live(all).map(toSurvivor);
  const figures: Figure[] = [
    {
      what: 'Faults put into the rules that a test notices',
      value: share(all),
      unit: '%',
      limit: { least: 90 },
      how: `${all.length} mutants by Stryker, unit tests of the same folder alone; ${Math.round((performance.now() - begin) / 1000)} s with what was known before`,
    },
    ...folders.map(({ name, mutants }) => ({
      what: `… of ${name}`,
      value: share(mutants),
      unit: '%' as const,
      how: `${mutants.length} mutants, ${live(mutants).length} live`,
    })),
    {
      what: '… that could not be tried',
      value: percent(all.length - killed(all) - live(all).length, all.length),
      unit: '%',
      limit: { most: 2 },
      how: 'the machine failed: remove `.cache/mutants` then',
    },
    {
      what: '… that no test notices, and for which no reason is given',
      value: survivors.filter(({ why }) => why === null).length,
      unit: '',
      limit: { exactly: 0 },
      how: 'the reasons are below',
    },
  ];
  return { figures, survivors };
}

const code = (text: string) => (text === '' ? 'nothing' : `\`${text.length > 90 ? `${text.slice(0, 90)}…` : text}\``);

/** The faults that no test notices, by the reason why none does. */
export function reportOfSurvivors(survivors: Survivor[]): string {
  const groups = Map.groupBy(survivors, ({ why }) => why ?? 'No reason is given yet.');
  const paragraphs = [...groups].map(([why, list]) => {
    const places = list.map(
      ({ file, line, was, becomes }) => `- \`${file}:${line}\`: ${code(was)} becomes ${code(becomes)}`,
    );
    return `**${why}**\n\n${places.join('\n')}`;
  });
  return ['## Faults that no test notices', ...paragraphs].join('\n\n');
}
