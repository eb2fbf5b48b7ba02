import type { Lesson } from '@fairway/contracts/lessons';
import type { LessonDetail } from '@fairway/contracts/video-lessons';
import { timeOf, wallAt, zoneOr } from '../diary/rules/wallclock.ts';
import { videoPath } from '../files/rules.ts';
import { onDayPermissions } from './rules/on-day.ts';
import { permissionsOf } from './rules/permissions.ts';
import { awaitsRecord } from './rules/records.ts';
import type { LessonRow } from './store/read.ts';
import type { DetailRow } from './store/video.ts';

/**
 * A lesson for the wire, with what this reader may do with it now. Its wall clock is read here and not by PostgreSQL: the two
 * may know a country's clock changes from different years, and a lesson is shown at the time it was booked for.
 */
export function lessonView(row: LessonRow, reader: 'pro' | 'player', now: Date): Lesson {
  const { pro_first_name, pro_last_name, player_first_name, player_last_name, ...fields } = row;
  const zone = zoneOr(row.timezone);
  const starts_at = Date.parse(row.starts_at);
  const { date, minute } = wallAt(zone, starts_at);
  const start = timeOf(minute);
  const cancelled = row.cancelled_at !== null;
  const end = timeOf(wallAt(zone, Date.parse(row.ends_at)).minute);
  return {
    ...fields,
    date,
    start,
    end,
    time: [{ start, end }],
    timezone: zone,
    pro: { id: row.pro_id, first_name: pro_first_name, last_name: pro_last_name },
    player: row.player_id
      ? { id: row.player_id, first_name: player_first_name ?? '', last_name: player_last_name ?? '' }
      : null,
    awaiting_record: awaitsRecord(row, now.getTime()),
    can: {
      ...permissionsOf({ starts_at, cancelled }, reader, now.getTime()),
      ...onDayPermissions(
        { ...row, cancelled, paid: row.paid_at !== null, waived: row.fee_waived_at !== null },
        reader,
      ),
    },
  };
}

/** The same with its record; a video whose file is gone has no address. */
export function lessonDetailView(
  { sections, player_video_lesson_note, ...row }: DetailRow,
  reader: 'pro' | 'player',
  now: Date,
): LessonDetail {
  return {
    ...lessonView(row, reader, now),
    player_video_lesson_note,
    record: sections.map(({ key, content_type, ...section }) => ({
      ...section,
      video_url: key !== null && content_type !== null ? videoPath(key, content_type) : null,
    })),
  };
}
