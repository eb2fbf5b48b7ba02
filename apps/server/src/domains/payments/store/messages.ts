import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

/** Notes a message of the provider; false when it was taken in before. Of two at once the second waits for the first to commit. */
export async function takeMessage(tx: Tx, id: string, at: Date): Promise<boolean> {
  const count = await tx.$executeRaw(sql`
    INSERT INTO provider_messages (id, received_at) VALUES (${id}, ${at}) ON CONFLICT DO NOTHING`);
  return count === 1;
}

export const knowsMessage = async (db: DbOrTx, id: string): Promise<boolean> =>
  (await db.provider_messages.count({ where: { id } })) === 1;

/** Forgets messages that the provider will not send again; answers how many. */
export const deleteMessages = (db: DbOrTx, { before, limit }: { before: Date; limit: number }): Promise<number> =>
  db.$executeRaw(sql`
    DELETE FROM provider_messages WHERE id IN (
      SELECT id FROM provider_messages WHERE received_at < ${before} ORDER BY received_at LIMIT ${limit})`);
