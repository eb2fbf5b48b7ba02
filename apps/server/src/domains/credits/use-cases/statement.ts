import type { CsvFile } from '@fairway/contracts/csv';
import { fullName } from '@fairway/contracts/phrases';
import { csvOf } from '../../../integrations/csv.ts';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { invalidField, notFound } from '../../../trpc/errors.ts';
import { addDays, startOfDay, wallAt } from '../../diary/rules/wallclock.ts';
import { holderFor } from '../access.ts';
import { STATEMENT_HEADER, statementLines } from '../rules/statement.ts';
import { readStatement } from '../store/story.ts';
import { lessonTimes } from '../view.ts';

/** Movements that one statement holds. */
const LINES = 5_000;

/** `Jamie Whitlock` → `jamie-whitlock`: what any file system takes. */
const fileName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** What moved in a period with the balance after each movement, as a file for a spreadsheet; days are the pro's. */
export async function creditStatement(
  actor: Actor,
  { player_id, start, end }: { player_id?: string | null; start: string; end: string },
  { db }: Deps,
): Promise<CsvFile> {
  const zone = actor.timezone;
  const period = { from: new Date(startOfDay(zone, start)), until: new Date(startOfDay(zone, addDays(end, 1))) };
  const found = await readStatement(db, holderFor(actor, player_id), { ...period, limit: LINES + 1 });
  if (!found) throw notFound();
  if (found.entries.length > LINES)
    throw invalidField('end', 'Too much moved for one statement. Please choose fewer days.');
  const moved = found.entries.map((entry) => ({
    ...entry,
    date: wallAt(zone, Date.parse(entry.created_at)).date,
    lesson: lessonTimes(entry, zone),
  }));
  return {
    filename: ['credits', fileName(fullName(found)), start, end].filter(Boolean).join('-') + '.csv',
    csv: csvOf(STATEMENT_HEADER, statementLines(found.opening, moved, { start, end })),
  };
}
