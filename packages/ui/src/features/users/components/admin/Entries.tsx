import { formatDate } from '@fairway/time/phrases';
import { Card, Text } from '@mantine/core';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { dayAt, timeAt } from '../../../../format/zones.ts';
import classes from './Entries.module.css';
import { Mark, type MarkProps } from './Mark.tsx';

/** A log: what happened, each with its time. */
export const Entries = ({ label, children }: { label: string; children: ReactNode }) => (
  <Card component="ul" m={0} p={0} aria-label={label}>
    {children}
  </Card>
);

export interface EntryProps extends Pick<MarkProps, 'tone'> {
  icon: TablerIcon;
  title: ReactNode;
  detail?: ReactNode;
  /** An instant, ISO 8601. */
  at: string;
  /** What stands under all of it. */
  children?: ReactNode;
}

/** Day and time on the reader's own clock: "24 November 2026, 14:05". */
export function useMoment(): (instant: string) => string {
  const zone = useOwnZone();
  return (instant) => `${formatDate(dayAt(new Date(instant), zone))}, ${timeAt(instant, zone)}`;
}

export function Entry({ icon, tone, title, detail, at, children }: EntryProps) {
  const moment = useMoment();
  return (
    <li className={classes.entry}>
      <span className={classes.mark}>
        <Mark of={icon} tone={tone} />
      </span>
      <Text span fw={560} lh={1.35} className={classes.title}>
        {title}
      </Text>
      {detail ? (
        <Text span c="dimmed" size="sm">
          {detail}
        </Text>
      ) : null}
      <Text component="time" c="dimmed" size="sm" className={classes.when} dateTime={at}>
        {moment(at)}
      </Text>
      {children ? <div className={classes.more}>{children}</div> : null}
    </li>
  );
}
