import type { DiaryQuestion, DiaryRow } from './store.ts';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { lockDiary } from '@fairway/db/locks';
import { isSubscribed } from '../accounts/rules/subscription.ts';
import { notFound } from '../../trpc/errors.ts';
import { playersWindow, prosWindow } from './rules/window.ts';
import type { BookingWindow, DiaryFacts } from './rules/slots.ts';
import { readDiary } from './store.ts';
import { factsOf } from './view.ts';

/** A pro's diary over some dates, ready for the rules. */
export interface Diary {
  facts: DiaryFacts;
  subscribed: boolean;
  /** The window of players, and of the pro. */
  window: { player: BookingWindow; pro: BookingWindow };
}

/** Reads a pro's diary in one round trip; 404 when there is no such pro, or the lesson to leave out is not the caller's. */
export async function diaryOf(db: DbOrTx, question: DiaryQuestion, now: Date): Promise<Diary> {
  const row = await readDiary(db, question);
  if (!row?.except_known) throw notFound();
  return diaryFrom(row, now);
}

/**
 * The same for whoever is about to book, when the pro keeps a buffer or a largest number of lessons a day. Two at once for
 * the last place: the exclusion constraint sees no overlap, so they take turns, and the second reads what the first booked.
 */
export async function diaryToBook(tx: Tx, question: DiaryQuestion, now: Date): Promise<Diary> {
  const diary = await diaryOf(tx, question, now);
  const { buffer, perDay } = diary.facts.limits;
  if (buffer === 0 && perDay === null) return diary;
  await lockDiary(tx, question.pro_id);
  return diaryOf(tx, question, now);
}

function diaryFrom(row: DiaryRow, now: Date): Diary {
  const facts = factsOf(row);
  return {
    facts,
    subscribed: isSubscribed(row.subscribed_until, now),
    window: {
      player: playersWindow(now.getTime(), facts.zone, {
        notice_hours: row.booking_notice_hours,
        months: row.diary_availability_months,
      }),
      pro: prosWindow(now.getTime()),
    },
  };
}
