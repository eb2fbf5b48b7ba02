import type { Lesson } from '@fairway/contracts/lessons';
import { clock } from '@fairway/contracts/phrases';
import { CancelledTag } from '../../../components/Badges/CancelledTag.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { listDate } from '../../../format/days.ts';
import { lessonPath } from '../paths.ts';
import classes from './PastLessonRow.module.css';

/** A lesson that is behind: "17 Nov 2026", "10:00–11:00", whether its record is due, and a tag when it was cancelled (S1 §2). */
export function PastLessonRow({ lesson }: { lesson: Lesson }) {
  return (
    <ListRow
      href={lessonPath(lesson.id)}
      title={<time dateTime={lesson.starts_at}>{listDate(lesson.date)}</time>}
      detail={
        <>
          {lesson.start === lesson.end ? clock(lesson.start) : `${clock(lesson.start)}–${clock(lesson.end)}`}
          {lesson.awaiting_record ? <span className={classes.status}>Awaiting record update</span> : null}
        </>
      }
      meta={lesson.cancelled_at ? <CancelledTag /> : null}
    />
  );
}
