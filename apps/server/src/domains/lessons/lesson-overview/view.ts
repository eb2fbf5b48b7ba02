import type { LessonOverview } from '@fairway/contracts/lessons/lesson-overview';
import { resolveZone, toZoned } from '@fairway/time/zoned-time';
import { lessonView } from '#domains/lessons/lesson/view.ts';
import type { OverviewRow } from './repository.ts';

/** How a player is reached is for the coach they have now: whoever has left keeps it from the one before. */
function readContact({ player_pro_id, player_email, player_phone, pro_id }: OverviewRow): LessonOverview['contact'] {
  if (player_pro_id !== pro_id || player_email === null) return null;
  return { email: player_email, phone: player_phone };
}

/** A lesson's page for the wire. */
export function overviewView(row: OverviewRow, now: Date): LessonOverview {
  const last = row.last_record;
  const zone = resolveZone(row.timezone);
  return {
    lesson: lessonView(row, 'pro', now),
    contact: readContact(row),
    record: row.record,
    last_record: last && { id: last.id, title: last.title, date: toZoned(zone, Date.parse(last.starts_at)).date },
  };
}
