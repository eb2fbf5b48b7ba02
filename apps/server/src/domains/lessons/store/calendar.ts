import type { Db } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import type { CalendarLesson } from '../rules/calendar.ts';

type Name = { first_name: string; last_name: string };

/** A lesson of a feed with its people. */
export interface FeedLesson extends CalendarLesson {
  guest_name: string | null;
  pro_id: string;
  pro: Name;
  player: Name | null;
}

/** A person and their lessons, ascending. */
export interface Feed {
  user_id: string;
  timezone: string;
  created_at: Date;
  lessons: FeedLesson[];
}

/** JSON carries instants as text. */
type InJson = Omit<FeedLesson, 'starts_at' | 'ends_at' | 'created_at' | 'updated_at' | 'cancelled_at'> & {
  starts_at: string;
  ends_at: string;
  created_at: string;
  updated_at: string;
  cancelled_at: string | null;
};

const revived = (lesson: InJson): FeedLesson => ({
  ...lesson,
  starts_at: new Date(lesson.starts_at),
  ends_at: new Date(lesson.ends_at),
  created_at: new Date(lesson.created_at),
  updated_at: new Date(lesson.updated_at),
  cancelled_at: lesson.cancelled_at === null ? null : new Date(lesson.cancelled_at),
});

/** The live person whose feed has this token with their lessons from `since` on, in one round trip; null when nobody has it. */
export async function readFeed(
  db: Db,
  token: string,
  { since, cancelled_since, limit }: { since: Date; cancelled_since: Date; limit: number },
): Promise<Feed | null> {
  const rows = await db.$queryRaw<(Omit<Feed, 'lessons'> & { lessons: InJson[] })[]>(sql`
    SELECT u.id AS user_id, u.timezone, u.created_at, coalesce(feed.lessons, '[]') AS lessons
    FROM users u LEFT JOIN LATERAL (
      SELECT json_agg(entry ORDER BY entry.starts_at, entry.id) AS lessons FROM (
        SELECT l.id, l.starts_at, l.ends_at, l.sequence, l.created_at, l.updated_at, l.cancelled_at, l.venue, l.note, l.guest_name, l.pro_id,
          json_build_object('first_name', pro.first_name, 'last_name', pro.last_name) AS pro,
          CASE WHEN player.id IS NOT NULL THEN json_build_object('first_name', player.first_name, 'last_name', player.last_name) END AS player
        FROM lessons l JOIN users pro ON pro.id = l.pro_id LEFT JOIN users player ON player.id = l.player_id
        WHERE (l.pro_id = u.id OR l.player_id = u.id) AND l.type = 0 AND l.starts_at >= ${since}
          AND (l.cancelled_at IS NULL OR l.cancelled_at > ${cancelled_since})
        ORDER BY l.starts_at, l.id LIMIT ${limit}
      ) entry
    ) feed ON true
    WHERE u.calendar_token = ${token} AND u.deleted_at IS NULL`);
  const [found] = rows;
  return found ? { ...found, lessons: found.lessons.map(revived) } : null;
}
