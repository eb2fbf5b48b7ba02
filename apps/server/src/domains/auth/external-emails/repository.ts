import type { DbOrTx, Tx } from '@fairway/db/client';
import { foldEmail } from '@fairway/db/fold-email';
import { lockOwner, lockRecipient } from '@fairway/db/locks';
import { execute, fetchFirst, fetchRows, query, type Database } from '@fairway/db/query';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { ExternalMail, SentMails } from './rules.ts';

export interface Sending {
  sender_id: string;
  email: string;
  kind: ExternalMail;
}

/** Letters count alike however they are typed, and PostgreSQL says which are alike, as it does for accounts. */
const hashAddress = (email: Expression<string> | string) =>
  sql<Uint8Array<ArrayBuffer>>`sha256(convert_to(${foldEmail(email)}, 'UTF8'))`;

/** More than any bound allows, and so as many as ever need counting. */
const COUNTED = 100;

/** When the mails since `since` went out that are `meant`, oldest first. */
const toTimes = (meant: (eb: ExpressionBuilder<Database, 'external_mails'>) => Expression<SqlBool>, since: Date) => {
  const newest = query
    .selectFrom('external_mails')
    .select('created_at')
    .where(meant)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(COUNTED);
  return sql<Date[]>`ARRAY${query.selectFrom(newest.as('newest')).select('created_at').orderBy('created_at')}`;
};

/**
 * When mails went out since `since`, by this sender and to this address. Nobody sends another until the transaction ends. The sender
 * is locked before the address, here and everywhere, so that no two wait for each other.
 */
export async function lockSentMails(tx: Tx, { sender_id, email, kind }: Sending, since: Date): Promise<SentMails> {
  await lockOwner(tx, sender_id);
  await lockRecipient(tx, email);
  const sent = await fetchFirst(
    tx,
    query.selectNoFrom([
      toTimes((eb) => eb.and({ sender_id, kind }), since).as('bySender'),
      toTimes((eb) => eb('recipient_hash', '=', hashAddress(email)), since).as('toAddress'),
    ]),
  );
  return sent ?? { bySender: [], toAddress: [] };
}

/** When the mails since `since` of this kind went out by a sender, oldest first. */
export async function readSentBy(
  db: DbOrTx,
  { sender_id, kind }: Omit<Sending, 'email'>,
  since: Date,
): Promise<readonly Date[]> {
  const row = await fetchFirst(
    db,
    query.selectNoFrom([toTimes((eb) => eb.and({ sender_id, kind }), since).as('times')]),
  );
  return row?.times ?? [];
}

/** When the mails since `since` went out to each of these addresses, oldest first. */
export const readSentTo = (
  db: DbOrTx,
  emails: readonly string[],
  since: Date,
): Promise<{ email: string; times: Date[] }[]> =>
  fetchRows(
    db,
    sql<{ email: string; times: Date[] }>`
      SELECT asked.email, array_agg(m.created_at ORDER BY m.created_at) AS times
      FROM unnest(${emails}::text[]) AS asked(email)
      JOIN external_mails m ON m.recipient_hash = ${hashAddress(sql<string>`asked.email`)} AND m.created_at > ${since}
      GROUP BY asked.email`,
  );

/** Counts many mails of one sender at once. */
export async function insertExternalMails(
  tx: Tx,
  { sender_id, emails, kind }: Omit<Sending, 'email'> & { emails: readonly string[] },
  created_at: Date,
): Promise<void> {
  const mails = emails.map((email) => ({ sender_id, recipient_hash: hashAddress(email), kind, created_at }));
  if (mails.length > 0) await execute(tx, query.insertInto('external_mails').values(mails));
}

export async function insertExternalMail(tx: Tx, { sender_id, email, kind }: Sending, created_at: Date): Promise<void> {
  const mail = { sender_id, recipient_hash: hashAddress(email), kind, created_at };
  await execute(tx, query.insertInto('external_mails').values(mail));
}

/** Removes at most `limit` mails that count no more; answers how many went. */
export function deleteOldExternalMails(db: DbOrTx, before: Date, limit: number): Promise<number> {
  const old = query.selectFrom('external_mails').select('id').where('created_at', '<=', before).limit(limit);
  return execute(db, query.deleteFrom('external_mails').where('id', 'in', old));
}
