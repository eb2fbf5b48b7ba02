import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';

/** What decides whether video lessons are offered. */
export interface VideoTerms {
  /** The feature's flag. */
  feature: boolean;
  video_lessons_enabled: boolean;
  /** Minor units. */
  video_lessons_price: number | null;
  subscribed: boolean;
}

/** Why no video lesson can be sent now, in plain words, or null: the flag, the pro's switch and a price are all needed (W1, A12). */
export function videoRefusal({
  feature,
  video_lessons_enabled,
  video_lessons_price,
  subscribed,
}: VideoTerms): string | null {
  if (!feature || !video_lessons_enabled || !video_lessons_price) return LESSON_MESSAGES.videoNotOffered;
  return subscribed ? null : LESSON_MESSAGES.notBookable;
}

/** What a purchase of a video lesson keeps of it until it is delivered. */
export type VideoMetadata = { video1: string; video2: string; files: string[]; note: string | null };

/** Reads it back from a purchase; throws on anything that is none, since it is we who wrote it. */
export function readVideoMetadata(metadata: Record<string, unknown> | null): VideoMetadata {
  const { video1, video2, files, note } = metadata ?? {};
  if (typeof video1 !== 'string' || typeof video2 !== 'string' || !Array.isArray(files))
    throw new Error('This purchase is of no video lesson');
  return { video1, video2, files: files.map(String), note: typeof note === 'string' ? note : null };
}

/** Why the money for a video lesson cannot go back, or null. */
export const revokeRefusal = ({ answered }: { answered: boolean }): string | null =>
  answered ? LESSON_MESSAGES.videoAnswered : null;
