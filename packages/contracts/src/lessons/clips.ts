import { z } from 'zod';
import { id, idIn, instant, keysetCursor, personName } from '../primitives.ts';
import { overlay } from './drawings.ts';

/** A video of a record, wherever in a player's lessons it stands. */
export const recordedClip = z.object({
  /** Of its section. */
  id,
  ref: z.string(),
  lesson_id: id,
  /** The lesson's title and day, on the pro's calendar, and what is said of the video. */
  title: z.string().nullable(),
  date: z.string(),
  starts_at: instant,
  content: z.string().nullable(),
  video_url: z.string(),
  poster_url: z.string().nullable(),
  /** Every frame of a slow-motion clip. */
  slow_url: z.string().nullable(),
  /** When the ball was struck, where that was heard. */
  strike_ms: z.number().nullable(),
  overlay: overlay.nullable(),
  is_player_submitted: z.boolean(),
});
export type RecordedClip = z.output<typeof recordedClip>;

/** `GET /player/{id}/clips`: a page of a player's videos. */
export const clipsIn = z.object({ id: idIn, cursor: keysetCursor.nullish() });
export type ClipsIn = z.output<typeof clipsIn>;

export const clipPage = z.object({
  clips: z.array(recordedClip),
  next_cursor: z.string().nullable(),
  /** Whose they are, to a coach. */
  player: personName.nullable(),
});
export type ClipPage = z.output<typeof clipPage>;
