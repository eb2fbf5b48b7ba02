import type { Lesson } from '@fairway/contracts/lessons';
import { dayPhrase, timesPhrase } from '@fairway/contracts/phrases';
import classes from './BookedFor.module.css';

/** When the lesson is before the change; day and times break apart, never within. */
export function BookedFor({ lesson }: { lesson: Lesson }) {
  return (
    <>
      <span className={classes.whole}>{`Now ${dayPhrase(lesson.date)},`}</span>{' '}
      <span className={classes.whole}>{timesPhrase(lesson.start, lesson.end)}</span>
    </>
  );
}
