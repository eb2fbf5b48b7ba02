import type { Attendance } from '@fairway/contracts/lessons/lessons';
import { Tag } from './Tag.tsx';

export const ATTENDANCE_NAMES: Record<Attendance, string> = { came: 'Came', no_show: 'No-show' };

/** Marks whether the player came to a lesson that is over. */
export function AttendanceTag({ attendance }: { attendance: Attendance }) {
  return <Tag color={attendance === 'came' ? 'gray' : 'red'}>{ATTENDANCE_NAMES[attendance]}</Tag>;
}
