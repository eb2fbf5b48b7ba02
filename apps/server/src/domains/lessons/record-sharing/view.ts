import type { RecordShare, SharedRecord } from '@fairway/contracts/lessons/record-sharing';
import { lessonDetailView } from '#domains/lessons/records/view.ts';
import type { DetailRow } from '#domains/lessons/records/repository.ts';
import { toSharedSection } from './rules.ts';

/** A link for the one who shares by it. */
export const shareView = (
  { token, expires_at }: { token: string; expires_at: Date },
  publicUrl: string,
): RecordShare => ({ url: `${publicUrl}/shared/${token}`, expires_at: expires_at.toISOString() });

/** A record for whoever has its link: what the player sees of it, without the lesson's facts, its comments, and other people's names. */
export function sharedRecordView(
  row: DetailRow,
  { token, player_id, expires_at, now }: { token: string; player_id: string; expires_at: Date; now: Date },
): SharedRecord {
  const { title, date, player, player_handed, record } = lessonDetailView(row, {
    reader: 'player',
    reader_id: player_id,
    now,
  });
  return {
    title,
    date,
    first_name: player?.first_name ?? '',
    handed: player_handed,
    expires_at: expires_at.toISOString(),
    record: record.map((section) => toSharedSection(section, token)),
  };
}
