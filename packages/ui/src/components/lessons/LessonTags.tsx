import type { Lesson } from '@fairway/contracts/lessons';
import { CancelledTag } from '../Badges/CancelledTag.tsx';
import { PaymentBadge } from '../Badges/PaymentBadge.tsx';
import classes from './LessonTags.module.css';

export interface LessonTagsProps {
  lesson: Lesson;
  /** Says of a live lesson how it is paid. */
  payment?: boolean;
}

/** Whether a cancelled lesson has anything to do with money still: a fee, or money noted before. */
const hasMoney = ({ fee_due, fee_waived_at, paid_at }: Lesson) => fee_due || fee_waived_at !== null || paid_at !== null;

/** What a list says of a lesson at its end: cancelled, and how it is paid. */
export function LessonTags({ lesson, payment = true }: LessonTagsProps) {
  if (!lesson.cancelled_at) return payment ? <PaymentBadge lesson={lesson} /> : null;
  return (
    <span className={classes.tags}>
      <CancelledTag />
      {hasMoney(lesson) ? <PaymentBadge lesson={lesson} /> : null}
    </span>
  );
}
