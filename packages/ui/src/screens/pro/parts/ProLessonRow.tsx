import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { Lesson } from '@fairway/contracts/lessons';
import { timesPhrase } from '@fairway/contracts/phrases';
import { useNow } from '../../../components/Clock/Clock.tsx';
import { DateBlock } from '../../../components/ListCard/DateBlock.tsx';
import { LessonTags } from '../../../components/lessons/LessonTags.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { dayAt } from '../../../format/zones.ts';
import { lessonHref, proPaths } from '../paths.ts';
import { diaryName } from '../../../components/lessons/names.ts';

export interface ProLessonRowProps {
  lesson: Lesson;
  /** Leaves out the date, where the list is of one day. */
  brief?: boolean;
}

/** A lesson in a coach's list: its time, whom it is with, how it is paid. It leads to its change, or to its place in the history (S2 §2). */
export function ProLessonRow({ lesson, brief }: ProLessonRowProps) {
  const now = useNow();
  const today = dayAt(now, lesson.timezone);
  const over = Date.parse(lesson.ends_at) <= now.getTime();
  const tone = over ? 'past' : lesson.date === today ? 'today' : 'plain';
  return (
    <ListRow
      href={lesson.can.change ? proPaths.change(lesson.id) : lessonHref(lesson)}
      lead={brief ? undefined : <DateBlock date={lesson.date} tone={tone} />}
      title={<time dateTime={lesson.starts_at}>{timesPhrase(lesson.start, lesson.end)}</time>}
      detail={lesson.type === LESSON_TYPES.video ? `${diaryName(lesson)} · Video lesson` : diaryName(lesson)}
      meta={<LessonTags lesson={lesson} />}
    />
  );
}
