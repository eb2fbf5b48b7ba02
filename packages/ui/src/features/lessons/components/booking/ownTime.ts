import type { Slot } from '@fairway/contracts/schedule/schedule';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { SlotChoice } from '../../../schedule/components/SlotPicker/choice.ts';

/** True while a change leaves day, time and length as they are. */
export const staysPut = (lesson: Lesson, { date, time, duration }: SlotChoice): boolean =>
  lesson.date === date && lesson.start === time && lesson.duration === duration;

/** The lesson's own time. It needs no free slot to be kept: the coach's hours may have changed since it was booked. */
export const ownTime = ({ start, end }: Lesson): Slot => ({ start, end });
