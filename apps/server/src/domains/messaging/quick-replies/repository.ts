import type { QuickReply } from '@fairway/contracts/messaging/messages';
import type { DbOrTx, Tx } from '@fairway/db/client';

const COLUMNS = { id: true, content: true } as const;

export const readQuickReplies = (db: DbOrTx, pro_id: string, limit: number): Promise<QuickReply[]> =>
  db.quick_replies.findMany({ where: { pro_id }, select: COLUMNS, orderBy: { id: 'asc' }, take: limit });

export const countQuickReplies = (tx: Tx, pro_id: string): Promise<number> =>
  tx.quick_replies.count({ where: { pro_id } });

/** Keeps a reply; null when the pro has it already. */
export async function insertQuickReply(
  tx: Tx,
  reply: { pro_id: string; content: string; created_at: Date },
): Promise<QuickReply | null> {
  const [added] = await tx.quick_replies.createManyAndReturn({ data: [reply], select: COLUMNS, skipDuplicates: true });
  return added ?? null;
}

export async function deleteQuickReply(db: DbOrTx, where: { id: string; pro_id: string }): Promise<boolean> {
  const { count } = await db.quick_replies.deleteMany({ where });
  return count === 1;
}
