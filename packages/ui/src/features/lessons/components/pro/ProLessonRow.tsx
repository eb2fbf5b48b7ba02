import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatTimes } from '@fairway/time/phrases';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { DateBlock } from '../../../../kit/ListCard/DateBlock.tsx';
import { LessonTags } from '../LessonTags.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { dayAt } from '../../../../format/zones.ts';
import { lessonHref, lessonPage, proPaths } from '../../../../paths/pro.ts';
import { diaryName } from '../names.ts';

export interface ProLessonRowProps {
  lesson: Lesson;
  /** Leaves out the date, where the list is of one day. */
  brief?: boolean;
  /** Leads to what is known of the lesson, as at a desk, where that opens beside the list. */
  known?: boolean;
}

function findHref(lesson: Lesson, known: boolean | undefined): string {
  if (known) return lessonPage(lesson);
  return lesson.can.change ? proPaths.change(lesson.id) : lessonHref(lesson);
}

/** A lesson in a coach's list: its time, whom it is with, how it is paid. It leads to its change, or to its place in the history. */
export function ProLessonRow({ lesson, brief, known }: ProLessonRowProps) {
  const now = useNow();
  const today = dayAt(now, lesson.timezone);
  const over = Date.parse(lesson.ends_at) <= now.getTime();
  const tone = over ? 'past' : lesson.date === today ? 'today' : 'plain';
  return (
    <ListRow
      href={findHref(lesson, known)}
      lead={brief ? undefined : <DateBlock date={lesson.date} tone={tone} />}
      title={<time dateTime={lesson.starts_at}>{formatTimes(lesson.start, lesson.end)}</time>}
      detail={lesson.type === LESSON_TYPES.video ? `${diaryName(lesson)} · Video lesson` : diaryName(lesson)}
      meta={<LessonTags lesson={lesson} />}
    />
  );
}
