import type { DiaryQuestion, DiaryRow } from './store.ts';
import type { DbOrTx } from '@fairway/db/client';
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

function diaryFrom(row: DiaryRow, now: Date): Diary {
  const facts = factsOf(row);
  return {
    facts,
    subscribed: isSubscribed(row.subscribed_until, now),
    window: {
      player: playersWindow(now.getTime(), facts.zone, row.diary_availability_months),
      pro: prosWindow(now.getTime()),
    },
  };
}
