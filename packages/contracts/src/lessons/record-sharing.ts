import { z } from 'zod';
import { idIn, instant } from '../primitives.ts';
import { recordSection } from './records.ts';

/** `POST`, `GET` and `DELETE /lesson/{lesson}/share`: the link by which a player lets others read a record. */
export const recordShareIn = z.object({ lesson: idIn });

export const recordShare = z.object({ url: z.string(), expires_at: instant });
export type RecordShare = z.output<typeof recordShare>;

/** `GET /shared/{token}`. Whatever is not a token of ours leads nowhere, so nothing is wrong with any text. */
export const sharedRecordIn = z.object({ token: z.string().max(100) });

/** A record as whoever has its link reads it: of names, the player's first one. */
export const sharedRecord = z.object({
  title: z.string().nullable(),
  /** The lesson's day, on the pro's calendar. */
  date: z.string(),
  first_name: z.string(),
  handed: z.enum(['left', 'right']).nullable(),
  expires_at: instant,
  record: z.array(recordSection),
});
export type SharedRecord = z.output<typeof sharedRecord>;
