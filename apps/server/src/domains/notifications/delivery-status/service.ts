import type { MessageDelivery, PlayerDeliveries } from '@fairway/contracts/notifications/deliveries';
import type { DbOrTx } from '@fairway/db/client';
import type { Actor, AppServices } from '#app/context.ts';
import { listSuppressedAddresses } from '#domains/auth/suppressed-addresses/service.ts';
import { requireKnownPlayer } from '#domains/lessons/history/service.ts';
import { listMessageDeliveries, listNotices } from './repository.ts';
import { COACH_TOPICS, listOutcomes } from './rules.ts';

/** Recipients of all the messages of a page, by every channel. */
const MOST_OF_MESSAGES = 20_000;
/** As many as are shown. Twice as many are read, for of a child each may be there a second time, for their guardian. */
const MOST_OF_PLAYER = 30;

/** What became of each of these messages (M7), in one read, or of what concerns one conversation; without a notice a list is empty. */
export async function readMessageDeliveries(
  db: DbOrTx,
  message_ids: readonly string[],
  player_id: string | null = null,
): Promise<Map<string, MessageDelivery[]>> {
  const found = new Map<string, MessageDelivery[]>(message_ids.map((id) => [id, []]));
  const rows = await listMessageDeliveries(db, { message_ids, player_id }, MOST_OF_MESSAGES);
  for (const { row, outcome } of listOutcomes(rows))
    found.get(row.message_id)?.push({ player_id: row.player_id, ...outcome });
  return found;
}

/** What became of the latest notices to a player of the coach's, the newest first (M22), and what of theirs nothing is sent to any more (M24). */
export async function listPlayerDeliveries(
  actor: Actor,
  id: string,
  { db }: Pick<AppServices, 'db'>,
): Promise<PlayerDeliveries> {
  await requireKnownPlayer(actor, id, { db });
  const [rows, suppressed] = await Promise.all([
    listNotices(db, { user_id: id, topics: COACH_TOPICS, limit: 2 * MOST_OF_PLAYER }),
    listSuppressedAddresses(db, id),
  ]);
  const deliveries = listOutcomes(rows).map(({ row, outcome }) => ({ id: row.id, topic: row.topic, ...outcome }));
  return { deliveries: deliveries.slice(0, MOST_OF_PLAYER), suppressed };
}
