import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { clock } from '@fairway/time/phrases';
import { Text } from '@mantine/core';
import { CancelledTag } from '../../../../kit/Badges/CancelledTag.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { listDate } from '../../../../format/days.ts';
import { lessonPath } from '../../../../paths/player.ts';

/** A lesson that is behind: "17 Nov 2026", "10:00–11:00", whether its record is due, and a tag when it was cancelled. */
export function PastLessonRow({ lesson }: { lesson: Lesson }) {
  return (
    <ListRow
      href={lessonPath(lesson.id)}
      title={<time dateTime={lesson.starts_at}>{listDate(lesson.date)}</time>}
      detail={
        <>
          {lesson.start === lesson.end ? clock(lesson.start) : `${clock(lesson.start)}–${clock(lesson.end)}`}
          {lesson.group ? (
            <Text span inherit display="block">
              {lesson.group.title}
            </Text>
          ) : null}
          {lesson.awaiting_record ? (
            <Text span inherit display="block">
              Awaiting record update
            </Text>
          ) : lesson.recorded ? (
            <Text span inherit display="block">
              {lesson.title ?? 'Untitled record'}
            </Text>
          ) : null}
        </>
      }
      meta={lesson.cancelled_at ? <CancelledTag /> : null}
    />
  );
}
