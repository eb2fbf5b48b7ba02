import type { Event } from '@fairway/contracts/notifications/events';
import type { NoticePreview } from '@fairway/contracts/lessons/bulk-reschedule';
import { listFacts } from '@fairway/emails/content';
import type { Tx } from '@fairway/db/client';
import { writeLessonBatch } from '#domains/notifications/kinds/lesson-batch.ts';
import { loadNotification, selectRecipients } from '#domains/notifications/kinds/registry.ts';

type BatchEvent = Extract<Event, { topic: 'lessons.changed' }>;

/** What the player of an event will be sent, by the kind that will send it; nothing for one who has left. */
export async function previewNotice(tx: Tx, batch: BatchEvent & { at: Date }): Promise<NoticePreview[]> {
  const event = await loadNotification(tx, batch);
  if (event?.topic !== 'lessons.changed' || !event.lessonBatch.player) return [];
  const { id, first_name, last_name } = event.lessonBatch.player;
  const email = writeLessonBatch(event);
  return [
    {
      player: { id, first_name, last_name },
      channels: selectRecipients(event).map(({ channel }) => channel),
      subject: email.subject,
      lead: email.lead,
      lines: listFacts(email).map(({ label, value, was }) => ({ label, value, was: was ?? null })),
    },
  ];
}
