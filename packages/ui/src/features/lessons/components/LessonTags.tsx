import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Stack } from '@mantine/core';
import { AttendanceTag } from '../../../kit/Badges/AttendanceTag.tsx';
import { CancelledTag } from '../../../kit/Badges/CancelledTag.tsx';
import { PlacesTag } from '../../../kit/Badges/PlacesTag.tsx';
import { takenPhrase } from './group/takenPhrase.ts';
import { PaymentBadge } from '../../../kit/Badges/PaymentBadge.tsx';

export interface LessonTagsProps {
  lesson: Lesson;
  /** Says of a live lesson how it is paid. */
  payment?: boolean;
}

/** Whether a cancelled lesson has anything to do with money still: a fee, money noted before, or credits that came back. */
const hasMoney = ({ fee_due, fee_waived_at, paid_at, refilled_at }: Lesson) =>
  fee_due || fee_waived_at !== null || paid_at !== null || refilled_at !== null;

/** What a list says of a lesson at its end: cancelled, how it is paid, and for its coach whether the player came. */
export function LessonTags({ lesson, payment = true }: LessonTagsProps) {
  if (lesson.group && lesson.type === LESSON_TYPES.group)
    return lesson.cancelled_at ? <CancelledTag /> : <PlacesTag>{takenPhrase(lesson.group)}</PlacesTag>;
  if (!lesson.cancelled_at && lesson.attendance)
    return (
      <Stack component="span" gap={4} align="flex-end" flex="none">
        <AttendanceTag attendance={lesson.attendance} />
        {payment ? <PaymentBadge lesson={lesson} /> : null}
      </Stack>
    );
  if (!lesson.cancelled_at) return payment ? <PaymentBadge lesson={lesson} /> : null;
  return (
    <Stack component="span" gap={4} align="flex-end" flex="none">
      <CancelledTag />
      {hasMoney(lesson) ? <PaymentBadge lesson={lesson} /> : null}
    </Stack>
  );
}
