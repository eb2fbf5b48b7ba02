import type { Attendance } from '@fairway/contracts/lessons/lessons';
import classes from './Badges.module.css';

export const ATTENDANCE_NAMES: Record<Attendance, string> = { came: 'Came', no_show: 'No-show' };

/** Marks whether the player came to a lesson that is over. */
export function AttendanceTag({ attendance }: { attendance: Attendance }) {
  return (
    <span className={classes.badge} data-kind={attendance}>
      {ATTENDANCE_NAMES[attendance]}
    </span>
  );
}
