import type { CsvFile } from '@fairway/contracts/csv';
import { MONEY_MONTHS, TAKINGS_ROWS, UNSPENT_PLAYERS, type Money, type TakingsFileIn } from '@fairway/contracts/money';
import { csvOf } from '../../../integrations/csv.ts';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { invalidField, notFound } from '../../../trpc/errors.ts';
import { addDays, startOfDay, zoneOr } from '../../diary/rules/wallclock.ts';
import { monthsUpTo, takingsOf, unspentFrom } from '../rules/money.ts';
import { TAKINGS_HEADER, takingsLine } from '../rules/takings-file.ts';
import { readMoney, readTakings } from '../store/money.ts';

/** What a pro took in each of the last twelve months of their calendar, and the lessons they owe for unspent credits. */
export async function moneyOf(actor: Actor, { db, now }: Deps): Promise<Money> {
  const at = now();
  const { months, until } = monthsUpTo(zoneOr(actor.timezone), at, MONEY_MONTHS);
  const row = await readMoney(db, actor.id, {
    bounds: [...months.map(({ from }) => from), until],
    now: at,
    limit: UNSPENT_PLAYERS,
  });
  if (!row) throw notFound();
  const { currency, lesson_price, players, begun } = row;
  return {
    currency,
    lesson_price,
    players,
    begun,
    takings: takingsOf(
      months.map(({ month }) => month),
      row.taken,
      currency,
    ),
    unspent: unspentFrom(row.unspent, currency),
  };
}

/** Everything a pro took and gave back from one day of their calendar to another, as a file for a spreadsheet. */
export async function takingsFile(actor: Actor, { start, end }: TakingsFileIn, { db }: Deps): Promise<CsvFile> {
  const zone = zoneOr(actor.timezone);
  const period = { from: new Date(startOfDay(zone, start)), until: new Date(startOfDay(zone, addDays(end, 1))) };
  const rows = await readTakings(db, actor.id, { ...period, limit: TAKINGS_ROWS + 1 });
  if (rows.length > TAKINGS_ROWS) throw invalidField('end', 'That is too much for one file. Please choose fewer days.');
  return {
    filename: `takings-${start}-${end}.csv`,
    csv: csvOf(
      TAKINGS_HEADER,
      rows.map((row) => takingsLine(row, zone)),
    ),
  };
}
