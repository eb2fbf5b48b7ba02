import type { Slot } from '@fairway/contracts/diary';
import type { Lesson } from '@fairway/contracts/lessons';
import type { SlotChoice } from '../SlotPicker/choice.ts';

/** True while a change leaves day, time and length as they are. */
export const staysPut = (lesson: Lesson, { date, time, duration }: SlotChoice): boolean =>
  lesson.date === date && lesson.start === time && lesson.duration === duration;

/** The lesson's own time. It needs no free slot to be kept: the coach's hours may have changed since it was booked. */
export const ownTime = ({ start, end }: Lesson): Slot => ({ start, end });
