import type { Event } from '@fairway/contracts/events';
import type { NoticePreview } from '@fairway/contracts/unplayable';
import type { Tx } from '@fairway/db/client';
import type { Secrets } from '../../../integrations/secrets.ts';
import { recipients } from '../rules/recipients.ts';
import { readHappening } from '../store/facts.ts';
import { noticeOf } from '../templates/notices.ts';

type ChangesEvent = Extract<Event, { topic: 'lessons.changed' }>;

/** What the player of an event will be sent, by the templates that will send it; nothing for one who has left. */
export async function previewNotice(
  tx: Tx,
  event: ChangesEvent & { at: Date },
  secrets: Secrets,
): Promise<NoticePreview[]> {
  const happening = await readHappening(tx, event);
  if (!happening || !('together' in happening) || !happening.together.player) return [];
  const { id, first_name, last_name } = happening.together.player;
  const { subject, lead, facts } = noticeOf(happening, 'player', secrets);
  return [
    {
      player: { id, first_name, last_name },
      channels: recipients(happening).map(({ channel }) => channel),
      subject,
      lead,
      lines: facts.map(({ label, value, was }) => ({ label, value, was: was ?? null })),
    },
  ];
}
