import type { RecordedClip } from '@fairway/contracts/lessons/clips';
import { resolveZone, toZoned } from '@fairway/time/zoned-time';
import { originalPath } from '#domains/files/stored-files/rules.ts';
import { playbackView } from '#domains/lessons/records/view.ts';
import type { ClipRow } from './repository.ts';

/** A video on the wire. To a player a record that is not published has no title yet. */
export function recordedClipView(row: ClipRow, reader: 'pro' | 'player'): RecordedClip {
  const original = originalPath(row.key, row.content_type);
  const { video_url, poster_url, clip } = playbackView(row, original);
  return {
    id: row.id,
    ref: row.ref,
    lesson_id: row.lesson_id,
    title: reader === 'pro' || row.published_at !== null ? row.title : null,
    date: toZoned(resolveZone(row.timezone), Date.parse(row.starts_at)).date,
    starts_at: row.starts_at,
    content: row.content,
    video_url: video_url ?? original,
    poster_url,
    slow_url: clip?.slow_url ?? null,
    strike_ms: clip?.strike_ms ?? null,
    overlay: row.overlay,
    is_player_submitted: row.is_player_submitted,
  };
}
