import { decapitalize } from '@fairway/contracts/capitals';
import { HABIT_DAYS, LESSON_TYPES } from '@fairway/contracts/constants';
import { DAY_MS } from '@fairway/time/units';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Button, type ButtonProps } from '@mantine/core';
import { nextSameDay, sameTimePhrase } from '../../../format/days.ts';
import { dayAt } from '../../../format/zones.ts';
import { useNow } from '../../../kit/Clock/Clock.tsx';
import { AppLink } from '../../../kit/Link/AppLink.tsx';

/** Whether a lesson is one to have again at the same time: in person, and not too long ago. */
export const canRepeat = ({ type, starts_at }: Lesson, now: Date): boolean =>
  type === LESSON_TYPES.normal && now.getTime() - Date.parse(starts_at) < HABIT_DAYS * DAY_MS;

export interface SameTimeButtonProps extends Pick<ButtonProps, 'variant'> {
  lesson: Lesson;
  /** The booking form, with the time filled in. */
  href: string;
  /** Words before the button's own: "Book" makes "Book same time next week". */
  verb?: string;
}

/** The way to the same time of the week again: "Same time next week". */
export function SameTimeButton({ lesson, href, verb, variant }: SameTimeButtonProps) {
  const today = dayAt(useNow(), lesson.timezone);
  const phrase = sameTimePhrase(nextSameDay(lesson.date, today), today);
  return (
    <Button component={AppLink} href={href} variant={variant}>
      {verb ? `${verb} ${decapitalize(phrase)}` : phrase}
    </Button>
  );
}
