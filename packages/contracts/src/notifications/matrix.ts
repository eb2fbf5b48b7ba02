import { z } from 'zod';
import { NOTICE_GROUPS, noticeCell, type NoticeCell, type NoticeGroup } from './notice-groups.ts';
import { flag } from '../primitives.ts';
import type { DeliveryChannel } from './deliveries.ts';

const pushEmail = z.object({ push: z.boolean(), email: z.boolean() });
const pushEmailIn = z.object({ push: flag.optional(), email: flag.optional() });

/** What somebody is told of and by which channel, as long as that channel's own switch is on: that is the master. */
export const notificationMatrix = z.object({
  lessons: pushEmail.extend({ text: z.boolean() }),
  reminders: pushEmail,
  messages: pushEmail,
  records: pushEmail,
  practice: pushEmail,
  offers: pushEmail,
  freed_times: pushEmail,
  credits: pushEmail,
  players: pushEmail,
});
export type NotificationMatrix = z.output<typeof notificationMatrix>;

/** The cells that change; the rest stay as they are. */
export const notificationMatrixIn = z
  .object({
    lessons: pushEmailIn.extend({ text: flag.optional() }),
    reminders: pushEmailIn,
    messages: pushEmailIn,
    records: pushEmailIn,
    practice: pushEmailIn,
    offers: pushEmailIn,
    freed_times: pushEmailIn,
    credits: pushEmailIn,
    players: pushEmailIn,
  })
  .partial();
export type NotificationMatrixIn = z.output<typeof notificationMatrixIn>;

/** The matrix with these cells off and all others on. */
export function matrixWithout(off: readonly string[]): NotificationMatrix {
  const isOn = (group: NoticeGroup, channel: DeliveryChannel) => !off.includes(noticeCell(group, channel));
  const pair = (group: NoticeGroup) => ({ push: isOn(group, 'push'), email: isOn(group, 'email') });
  return {
    lessons: { ...pair('lessons'), text: isOn('lessons', 'text') },
    reminders: pair('reminders'),
    messages: pair('messages'),
    records: pair('records'),
    practice: pair('practice'),
    offers: pair('offers'),
    freed_times: pair('freed_times'),
    credits: pair('credits'),
    players: pair('players'),
  };
}

/** The cells that are off after a change, in an order of their own. */
export function cellsOff(off: readonly string[], change: NotificationMatrixIn): NoticeCell[] {
  const matrix = matrixWithout(off);
  return NOTICE_GROUPS.flatMap((group) => {
    const row: Partial<Record<DeliveryChannel, boolean | undefined>> = { ...matrix[group] };
    for (const [channel, on] of Object.entries(change[group] ?? {}))
      if (on !== undefined) row[channel as DeliveryChannel] = on;
    return Object.entries(row).flatMap(([channel, on]) => (on ? [] : [noticeCell(group, channel as DeliveryChannel)]));
  });
}
