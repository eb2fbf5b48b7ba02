import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatDay, formatTimes } from '@fairway/time/phrases';
import { Text } from '@mantine/core';

/** When the lesson is before the change; day and times break apart, never within. */
export function BookedFor({ lesson }: { lesson: Lesson }) {
  return (
    <>
      <Text span inherit display="inline-block">{`Now ${formatDay(lesson.date)},`}</Text>{' '}
      <Text span inherit display="inline-block">
        {formatTimes(lesson.start, lesson.end)}
      </Text>
    </>
  );
}
