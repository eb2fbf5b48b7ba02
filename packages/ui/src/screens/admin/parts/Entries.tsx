import { datePhrase } from '@fairway/contracts/phrases';
import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useOwnZone } from '../../../components/Clock/Clock.tsx';
import { dayAt, timeAt } from '../../../format/zones.ts';
import classes from './Entries.module.css';
import { Mark, type MarkProps } from './Mark.tsx';

/** A log: what happened, each with its time. */
export const Entries = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={classes.list} aria-label={label}>
    {children}
  </ul>
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
  return (instant) => `${datePhrase(dayAt(new Date(instant), zone))}, ${timeAt(instant, zone)}`;
}

export function Entry({ icon, tone, title, detail, at, children }: EntryProps) {
  const moment = useMoment();
  return (
    <li className={classes.entry}>
      <span className={classes.mark}>
        <Mark of={icon} tone={tone} />
      </span>
      <span className={classes.title}>{title}</span>
      {detail ? <span className={classes.detail}>{detail}</span> : null}
      <time className={classes.when} dateTime={at}>
        {moment(at)}
      </time>
      {children ? <div className={classes.more}>{children}</div> : null}
    </li>
  );
}
