import { DURATIONS } from '@fairway/contracts/constants';
import type { DbOrTx } from '@fairway/db/client';
import type { Event, Topic } from '@fairway/contracts/events';
import type { ChangesFacts, FreedFacts, Happening, LessonFacts } from '../rules/facts.ts';
import { readLetter } from './letters.ts';
import { readLot, readOffer, readPurchase, readVideo } from './money.ts';
import { PERSON, personOf, readPlayers } from './people.ts';

type EventPayload<T extends Topic> = Extract<Event, { topic: T }>['payload'];

/** No lesson is longer. */
const LONGEST_MS = Math.max(...DURATIONS) * 60_000;

async function readLesson(db: DbOrTx, id: string): Promise<LessonFacts | null> {
  const row = await db.lessons.findUnique({
    where: { id },
    include: { pro: { select: PERSON }, player: { select: PERSON } },
  });
  return row && { ...row, pro: personOf(row.pro), player: personOf(row.player) };
}

/** The lessons of one act, by one read. */
async function readTogether(
  db: DbOrTx,
  { player_id, changes }: EventPayload<'lessons.changed'>,
): Promise<ChangesFacts | null> {
  const rows = await db.lessons.findMany({
    where: { id: { in: changes.map(({ lesson_id }) => lesson_id) }, player_id },
    include: { pro: { select: PERSON }, player: { select: PERSON } },
    orderBy: [{ starts_at: 'asc' }, { id: 'asc' }],
  });
  const [first] = rows;
  if (!first) return null;
  const told = new Map(changes.map((change) => [change.lesson_id, change]));
  return {
    pro: personOf(first.pro),
    player: personOf(first.player),
    changes: rows.flatMap((row) => {
      const change = told.get(row.id);
      return change ? [{ ...change, lesson: { ...row, pro: personOf(row.pro), player: personOf(row.player) } }] : [];
    }),
  };
}

/** The time a lesson left and who may hear of it; `reader` narrows them to one. */
async function readFreed(db: DbOrTx, lesson_id: string, reader: string | undefined): Promise<FreedFacts | null> {
  const lesson = await readLesson(db, lesson_id);
  if (!lesson?.pro) return null;
  const pro_id = lesson.pro.id;
  const { starts_at, ends_at } = lesson;
  const longest = new Date(starts_at.getTime() - LONGEST_MS);
  const taken = await db.lessons.count({
    where: { pro_id, cancelled_at: null, type: 0, starts_at: { gt: longest, lt: ends_at }, ends_at: { gt: starts_at } },
  });
  const players = await readPlayers(db, pro_id, { reader, except: lesson.player?.id });
  return { lesson, taken: taken > 0, players };
}

/**
 * The event with what it tells of as that is now, or null when that is no longer there or nobody is to hear of it. `reader` is
 * the one it is being told to, where many hear of it.
 */
export async function readHappening(
  db: DbOrTx,
  event: Event & { at: Date },
  reader?: string,
): Promise<Happening | null> {
  switch (event.topic) {
    case 'lesson.booked':
    case 'lesson.moved':
    case 'lesson.cancelled':
    case 'lesson.reminder': {
      const lesson = await readLesson(db, event.payload.lesson_id);
      return lesson && { ...event, lesson };
    }
    case 'time.freed': {
      const freed = await readFreed(db, event.payload.lesson_id, reader);
      return freed && { ...event, freed };
    }
    case 'lessons.changed': {
      const together = await readTogether(db, event.payload);
      return together && { ...event, together };
    }
    case 'credits.given':
    case 'credits.expiring': {
      const lot = await readLot(db, event.payload.lot_id);
      return lot && { ...event, lot };
    }
    case 'credits.bought':
    case 'offer.redeemed':
    case 'purchase.refunded': {
      const purchase = await readPurchase(db, event.payload.purchase_id);
      return purchase && { ...event, purchase };
    }
    case 'video.sent': {
      const video = await readVideo(db, event.payload);
      return video && { ...event, video };
    }
    case 'offer.published': {
      const offer = await readOffer(db, event.payload.offer_id, reader);
      return offer && { ...event, offer };
    }
    default:
      return readLetter(db, event);
  }
}
