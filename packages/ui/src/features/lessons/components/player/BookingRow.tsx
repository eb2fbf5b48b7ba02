import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { PaymentBadge } from '../../../../kit/Badges/PaymentBadge.tsx';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { DateBlock } from '../../../../kit/ListCard/DateBlock.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { dayAt } from '../../../../format/zones.ts';
import { lessonPath } from '../../../../paths/player.ts';
import { useLessonTimes } from '../useLessonTimes.ts';

/** A lesson of "Your bookings": a coming one, or one of today that is over. */
export function BookingRow({ lesson }: { lesson: Lesson }) {
  const now = useNow();
  const over = Date.parse(lesson.ends_at) <= now.getTime();
  const isToday = lesson.date === dayAt(now, lesson.timezone);
  const { times, ownPhrase } = useLessonTimes(lesson);
  const isVideo = lesson.type === LESSON_TYPES.video;
  return (
    <ListRow
      href={lessonPath(lesson.id)}
      lead={<DateBlock date={lesson.date} tone={over ? 'past' : isToday ? 'today' : 'plain'} />}
      title={times}
      detail={isVideo ? 'Video lesson' : (lesson.group?.title ?? ownPhrase ?? lesson.venue)}
      meta={over && !isVideo ? 'Finished' : <PaymentBadge lesson={lesson} />}
    />
  );
}
