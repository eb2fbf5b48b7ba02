import { CREDIT_MESSAGES } from '@fairway/contracts/messages/credits';
import type { CsvFile } from '@fairway/contracts/csv';
import { formatFullName } from '@fairway/contracts/person-names';
import { formatCsv } from '#adapters/csv.ts';
import type { Actor, AppServices } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import { cutPage, formatKeyset, parseKeyset } from '#core/keyset.ts';
import { addDays } from '@fairway/time/calendar';
import { startOfDay, toZoned } from '@fairway/time/zoned-time';
import { holderFor } from '#domains/credits/ledger/rules.ts';
import { STATEMENT_HEADER, statementLines } from './rules.ts';
import { readStatement, listLedgerHistory } from './repository.ts';
import { lessonTimes, toLotHistory } from '#domains/credits/ledger/view.ts';
import type { CreditStory } from '@fairway/contracts/credits/credits';

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
  { db }: AppServices,
): Promise<CsvFile> {
  const zone = actor.timezone;
  const period = { from: new Date(startOfDay(zone, start)), until: new Date(startOfDay(zone, addDays(end, 1))) };
  const found = await readStatement(db, holderFor(actor, player_id), { ...period, limit: LINES + 1 });
  if (!found) throw notFound();
  if (found.entries.length > LINES) throw invalidField('end', CREDIT_MESSAGES.statementTooLong);
  const moved = found.entries.map((entry) => ({
    ...entry,
    date: toZoned(zone, Date.parse(entry.created_at)).date,
    lesson: lessonTimes(entry, zone),
  }));
  return {
    filename: ['credits', fileName(formatFullName(found)), start, end].filter(Boolean).join('-') + '.csv',
    csv: formatCsv(STATEMENT_HEADER, statementLines(found.opening, moved, { start, end })),
  };
}

/** Lots of one page of the story. */
const PAGE = 20;

/**
 * Where each credit came from and where it went: lots newest first, each with its entries, to the player and to their pro alike.
 * 404 for anybody else.
 */
export async function getCreditHistory(
  actor: Actor,
  { player_id, cursor }: { player_id?: string | null; cursor?: string | null },
  { db, now }: AppServices,
): Promise<CreditStory> {
  const before = cursor ? parseKeyset(cursor) : null;
  // One more than is shown tells whether there are others behind.
  const found = await listLedgerHistory(db, holderFor(actor, player_id), { before, limit: PAGE + 1 });
  if (!found) throw notFound();
  const { lots, timezone, ...player } = found;
  const { page, next_cursor } = cutPage(lots, PAGE, ({ purchased_at, id }) => formatKeyset(purchased_at, id));
  const reader = actor.type === 'pro' ? 'pro' : 'player';
  return {
    player,
    timezone,
    lots: page.map((lot) => toLotHistory(lot, timezone, reader, now())),
    next_cursor,
  };
}
