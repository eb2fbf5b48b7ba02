import type { Event } from '@fairway/contracts/events';
import type { NoticePreview } from '@fairway/contracts/unplayable';
import type { Tx } from '@fairway/db/client';
import { recipients } from '../rules/recipients.ts';
import { readHappening } from '../store/facts.ts';
import { changesNotice } from '../templates/changes-notice.ts';

type ChangesEvent = Extract<Event, { topic: 'lessons.changed' }>;

/** What the player of an event will be sent, by the templates that will send it; nothing for one who has left. */
export async function previewNotice(tx: Tx, event: ChangesEvent & { at: Date }): Promise<NoticePreview[]> {
  const happening = await readHappening(tx, event);
  if (!happening || !('together' in happening) || !happening.together.player) return [];
  const { id, first_name, last_name } = happening.together.player;
  const { subject, lead, facts } = changesNotice(happening);
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
