import { PAYMENT_MESSAGES } from '@fairway/contracts/messages/checkout';
import type { CsvFile } from '@fairway/contracts/csv';
import {
  MONEY_MONTHS,
  TAKINGS_ROWS,
  UNSPENT_PLAYERS,
  type Money,
  type TakingsFileIn,
} from '@fairway/contracts/checkout/takings';
import { formatCsv } from '#adapters/csv.ts';
import type { Actor, AppServices } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import { addDays } from '@fairway/time/calendar';
import { startOfDay, resolveZone } from '@fairway/time/zoned-time';
import { monthsUpTo, sumTakings, unspentFrom, TAKINGS_HEADER, takingsLine } from './rules.ts';
import { readMoney, readTakings } from './repository.ts';

/** What a pro took in each of the last twelve months of their calendar, and the lessons they owe for unspent credits. */
export async function getTakings(actor: Actor, { db, now }: AppServices): Promise<Money> {
  const at = now();
  const { months, until } = monthsUpTo(resolveZone(actor.timezone), at, MONEY_MONTHS);
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
    takings: sumTakings(
      months.map(({ month }) => month),
      row.taken,
      currency,
    ),
    unspent: unspentFrom(row.unspent, currency),
  };
}

/** Everything a pro took and gave back from one day of their calendar to another, as a file for a spreadsheet. */
export async function takingsFile(actor: Actor, { start, end }: TakingsFileIn, { db }: AppServices): Promise<CsvFile> {
  const zone = resolveZone(actor.timezone);
  const period = { from: new Date(startOfDay(zone, start)), until: new Date(startOfDay(zone, addDays(end, 1))) };
  const rows = await readTakings(db, actor.id, { ...period, limit: TAKINGS_ROWS + 1 });
  if (rows.length > TAKINGS_ROWS) throw invalidField('end', PAYMENT_MESSAGES.takingsTooLong);
  return {
    filename: `takings-${start}-${end}.csv`,
    csv: formatCsv(
      TAKINGS_HEADER,
      rows.map((row) => takingsLine(row, zone)),
    ),
  };
}
