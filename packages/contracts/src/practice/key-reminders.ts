import { z } from 'zod';
import { REMINDER_LIMITS } from './limits.ts';
import { PRACTICE_MESSAGES } from '../messages/practice.ts';
import { id, idIn, instant, longText, numeric, page, text } from '../primitives.ts';

/** What a coach wants a player to keep in mind (P2). */
export const keyReminder = z.object({
  id,
  user_id: id,
  title: z.string(),
  notes: z.string(),
  /** Its place once the list has been sorted, from 0; null of one that came later: those lie on top, newest first. */
  order: z.number().nullable(),
  created_at: instant,
});
export type KeyReminder = z.output<typeof keyReminder>;

const title = text(REMINDER_LIMITS.title).min(1, PRACTICE_MESSAGES.reminderTitle);
const notes = longText(REMINDER_LIMITS.notes).nullish();

/** `POST /reminder`. */
export const keyReminderIn = z.object({ user_id: idIn, title, notes });
export type KeyReminderIn = z.output<typeof keyReminderIn>;

/** `PUT /reminder/{id}`: only what is sent changes. The player may be sent back as they were shown. */
export const keyReminderPutIn = z.object({ id: idIn, user_id: idIn.optional(), title: title.optional(), notes });
export type KeyReminderPut = z.output<typeof keyReminderPutIn>;

export const keyReminderIdIn = z.object({ id: idIn });
/** `GET /player/{id}/reminders`, 200 a page (V5). */
export const keyRemindersIn = z.object({ id: idIn, page });

/** `POST /reminder/order`: the places of the reminders that are named, all at once. */
export const keyReminderOrderIn = z.object({
  reminders: z
    .array(z.object({ id: idIn, order: numeric(z.coerce.number().int().min(0).max(10_000)) }))
    .min(1)
    .max(REMINDER_LIMITS.reminders),
});
export type KeyReminderOrder = z.output<typeof keyReminderOrderIn>;
