import { LIST_LIMIT } from '@fairway/contracts/constants';
import type { Message, Thread, ThreadIn } from '@fairway/contracts/messaging/messages';
import { MESSAGE_LIMITS } from '@fairway/contracts/messaging/limits';
import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import type { Actor, AppServices } from '#app/context.ts';
import { invalidField } from '#core/app-error.ts';
import { requireKnownPlayer } from '#domains/lessons/history/service.ts';
import type { MessageRow } from '#domains/messaging/mailbox/repository.ts';
import {
  findOwner,
  formatCursor,
  parseCursor,
  toCursorBefore,
  type Position,
} from '#domains/messaging/mailbox/rules.ts';
import { announceRead, describeConversation } from '#domains/messaging/mailbox/service.ts';
import { findCoach, markConversationRead, readConversation, type ConversationKey } from './repository.ts';

/** The player of a conversation: named by a pro, a player themself. */
function requirePlayerId(actor: Actor, player_id: string | null | undefined): string {
  if (actor.type === 'player') return player_id ?? actor.id;
  if (!player_id) throw invalidField('player_id', COACHING_MESSAGES.playerMissing);
  return player_id;
}

/** Rows oldest first, and whether there are more before and after them. */
interface Stretch {
  rows: MessageRow[];
  hasBefore: boolean;
  hasAfter: boolean;
}

/** What stands before a message, or at the end of the conversation. */
async function readBefore(db: AppServices['db'], key: ConversationKey, before: string | undefined): Promise<Stretch> {
  const asked = before === undefined ? {} : { before };
  const rows = await readConversation(db, key, asked, { limit: MESSAGE_LIMITS.page + 1 });
  return {
    rows: rows.slice(0, MESSAGE_LIMITS.page).toReversed(),
    hasBefore: rows.length > MESSAGE_LIMITS.page,
    hasAfter: before !== undefined,
  };
}

async function readAfter(db: AppServices['db'], key: ConversationKey, after: string): Promise<Stretch> {
  const rows = await readConversation(db, key, { after }, { limit: MESSAGE_LIMITS.page + 1 });
  return {
    rows: rows.slice(0, MESSAGE_LIMITS.page),
    hasBefore: true,
    hasAfter: rows.length > MESSAGE_LIMITS.page,
  };
}

/** A message with what stands before and after it: where somebody comes to it by a link, or to where they were. */
async function readAround(db: AppServices['db'], key: ConversationKey, id: string): Promise<Stretch> {
  const half = MESSAGE_LIMITS.page / 2;
  const [earlier, later] = await Promise.all([
    readConversation(db, key, { before: id }, { limit: half + 1 }),
    // The message itself is read with what follows it: no id is between this one and the one before.
    readConversation(db, key, { from: id }, { limit: half + 1 }),
  ]);
  return {
    rows: [...earlier.slice(0, half).toReversed(), ...later.slice(0, half)],
    hasBefore: earlier.length > half,
    hasAfter: later.length > half,
  };
}

const readStretch = (db: AppServices['db'], key: ConversationKey, position: Position | null): Promise<Stretch> => {
  if (position?.direction === 'after') return readAfter(db, key, position.id);
  if (position?.direction === 'around') return readAround(db, key, position.id);
  return readBefore(db, key, position?.id);
};

const findOther = (actor: Actor, player_id: string, services: AppServices) => {
  if (actor.type === 'pro' || player_id !== actor.id) return requireKnownPlayer(actor, player_id, services);
  return actor.pro_id === null ? null : findCoach(services.db, actor.pro_id);
};

/** A stretch of the conversation of a pro and a player, oldest first, by keyset both ways. */
export async function getThread(actor: Actor, input: ThreadIn, services: AppServices): Promise<Thread> {
  const player_id = requirePlayerId(actor, input.player_id);
  const owner = findOwner(actor);
  const [other, { rows, hasBefore, hasAfter }] = await Promise.all([
    findOther(actor, player_id, services),
    readStretch(services.db, { owner, player_id }, input.cursor ? parseCursor(input.cursor) : null),
  ]);
  const [first, last] = [rows.at(0), rows.at(-1)];
  return {
    other,
    messages: await describeConversation(actor, rows, { player_id, db: services.db }),
    before: hasBefore && first ? toCursorBefore(first) : null,
    after: hasAfter && last ? formatCursor({ direction: 'after', id: last.id }) : null,
  };
}

/** What a pro and a player wrote to each other, newest first, 200 a page (`GET /player/{id}/messages`, M7). */
export async function listPlayerMessages(
  actor: Actor,
  { id: player_id, page }: { id: string; page: number },
  services: AppServices,
): Promise<Message[]> {
  const [, rows] = await Promise.all([
    requireKnownPlayer(actor, player_id, services),
    readConversation(
      services.db,
      { owner: findOwner(actor), player_id },
      {},
      { limit: LIST_LIMIT, offset: (page - 1) * LIST_LIMIT },
    ),
  ]);
  return describeConversation(actor, rows, { player_id, db: services.db });
}

/** Marks what the caller got of a conversation as read, up to a message. */
export async function readThread(
  actor: Actor,
  { player_id, up_to }: { player_id?: string | null | undefined; up_to: string },
  services: AppServices,
): Promise<{ ok: true }> {
  const player = requirePlayerId(actor, player_id);
  await requireKnownPlayer(actor, player, services);
  const isNews = await markConversationRead(
    services.db,
    { owner: findOwner(actor), player_id: player },
    { up_to, at: services.now() },
  );
  if (isNews) await announceRead(actor, actor.type === 'pro' ? player : actor.pro_id, services.live);
  return { ok: true };
}
