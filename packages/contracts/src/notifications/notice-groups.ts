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

/** A cell of the matrix as it is kept: only those that are switched off are. */
export type NoticeCell = `${NoticeGroup}:${DeliveryChannel}`;
export const noticeCell = (group: NoticeGroup, channel: DeliveryChannel): NoticeCell => `${group}:${channel}`;
