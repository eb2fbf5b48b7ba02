import { CHANNEL_NAMES } from '@fairway/contracts/messages/deliveries';
import type { DeliveryChannel } from '@fairway/contracts/notifications/deliveries';
import type { NotificationMatrix } from '@fairway/contracts/notifications/matrix';
import {
  GROUPS_BY_ROLE,
  NOTICE_GROUPS,
  noticeCell,
  type NoticeCell,
  type NoticeGroup,
} from '@fairway/contracts/notifications/notice-groups';
import { Checkbox } from '@mantine/core';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { useOptimisticPatch } from '../../../../hooks/useOptimisticPatch.ts';
import classes from './NoticeMatrix.module.css';

export type Role = keyof typeof GROUPS_BY_ROLE;

export interface NoticeMatrixProps {
  role: Role;
  matrix: NotificationMatrix;
  /** Whether the switch of a whole channel is on; its column is at rest while it is off. */
  isOn: (channel: DeliveryChannel) => boolean;
  /** Saves one cell, which stands in its new place until this settles. */
  onCell: (group: NoticeGroup, channel: DeliveryChannel, on: boolean) => Promise<unknown>;
}

const COLUMNS = ['push', 'email', 'text'] as const satisfies DeliveryChannel[];
const SHORT_NAMES: Record<DeliveryChannel, string> = { push: 'Push', email: 'Email', text: 'Text' };

/** The rows in the words of whoever reads them. */
const GROUP_NAMES: Record<Role, Partial<Record<NoticeGroup, string>>> = {
  player: {
    lessons: 'Lessons booked, moved or cancelled',
    reminders: 'Lesson reminders',
    messages: 'Messages from your coach',
    records: 'Lesson records and comments',
    practice: 'Practice for the day and goals',
    offers: 'Offers',
    freed_times: 'Times that become free',
    credits: 'Expiring credits',
  },
  pro: {
    lessons: 'Lessons booked, moved or cancelled',
    messages: 'Messages from players',
    records: 'Comments and video lessons',
    practice: 'Your players’ goals',
    offers: 'Offers bought',
    credits: 'Credits bought',
    players: 'New players',
  },
};

const listCells = (matrix: NotificationMatrix): Record<NoticeCell, boolean> =>
  Object.fromEntries(
    Object.entries(matrix).flatMap(([group, row]) =>
      Object.entries(row).map(([channel, on]) => [`${group}:${channel}`, on]),
    ),
  ) as Record<NoticeCell, boolean>;

/** What somebody is told of, and by which channel: a table on a desktop, a card for each row on a phone. */
export function NoticeMatrix({ role, matrix, isOn, onCell }: NoticeMatrixProps) {
  const [shown, patch] = useOptimisticPatch(listCells(matrix));
  const rows: Partial<Record<NoticeGroup, readonly DeliveryChannel[]>> = GROUPS_BY_ROLE[role];
  return (
    <section aria-labelledby="notice-matrix">
      <SectionTitle id="notice-matrix">Notifications</SectionTitle>
      <div className={classes.matrix}>
        <div className={classes.head} aria-hidden>
          <span />
          {COLUMNS.map((channel) => (
            <span key={channel}>{SHORT_NAMES[channel]}</span>
          ))}
        </div>
        {NOTICE_GROUPS.filter((group) => rows[group]).map((group) => (
          <fieldset key={group} className={classes.row}>
            <legend className={classes.name}>{GROUP_NAMES[role][group]}</legend>
            {COLUMNS.map((channel) => {
              if (!rows[group]?.includes(channel)) return <span key={channel} className={classes.none} />;
              const cell = noticeCell(group, channel);
              return (
                <Checkbox
                  key={channel}
                  label={SHORT_NAMES[channel]}
                  aria-label={`${GROUP_NAMES[role][group] ?? group}: ${CHANNEL_NAMES[channel]}`}
                  checked={shown[cell] && isOn(channel)}
                  disabled={!isOn(channel)}
                  onChange={(event) => {
                    const on = event.currentTarget.checked;
                    patch(cell, on, onCell(group, channel, on));
                  }}
                  classNames={{ root: classes.cell, body: classes.body, label: classes.label }}
                />
              );
            })}
          </fieldset>
        ))}
      </div>
    </section>
  );
}
