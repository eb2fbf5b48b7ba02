import { z } from 'zod';
import { flag } from '../primitives.ts';
import type { DeliveryChannel } from './deliveries.ts';

/** What people choose about together; each is a row of the matrix (M25). */
export const NOTICE_GROUPS = [
  'lessons',
  'reminders',
  'messages',
  'records',
  'practice',
  'offers',
  'freed_times',
  'credits',
  'players',
] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];

const PUSH_EMAIL = ['push', 'email'] as const;
type Rows = Partial<Record<NoticeGroup, readonly DeliveryChannel[]>>;

/** Which of them anybody of a role is ever sent, and by which channel: a switch for anything else would do nothing. */
export const GROUPS_BY_ROLE = {
  player: {
    lessons: ['push', 'email', 'text'],
    reminders: PUSH_EMAIL,
    messages: PUSH_EMAIL,
    records: PUSH_EMAIL,
    practice: PUSH_EMAIL,
    offers: PUSH_EMAIL,
    freed_times: PUSH_EMAIL,
    credits: PUSH_EMAIL,
  },
  pro: {
    lessons: ['push', 'email', 'text'],
    messages: PUSH_EMAIL,
    records: PUSH_EMAIL,
    practice: PUSH_EMAIL,
    offers: PUSH_EMAIL,
    credits: PUSH_EMAIL,
    players: PUSH_EMAIL,
  },
} as const satisfies Record<'player' | 'pro', Rows>;

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

/** A cell of the matrix as it is kept: only those that are switched off are. */
export type NoticeCell = `${NoticeGroup}:${DeliveryChannel}`;
export const noticeCell = (group: NoticeGroup, channel: DeliveryChannel): NoticeCell => `${group}:${channel}`;

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
