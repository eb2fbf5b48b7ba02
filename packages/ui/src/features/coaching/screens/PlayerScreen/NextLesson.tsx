import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatTimes } from '@fairway/time/phrases';
import { Button } from '@mantine/core';
import { PaymentBadge } from '../../../../kit/Badges/PaymentBadge.tsx';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { HeroCard } from '../../../../kit/HeroCard/HeroCard.tsx';
import { isOnNow } from '../../../lessons/components/isOnNow.ts';
import { LessonActions } from '../../../lessons/components/LessonActions.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { nearDayPhrase } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';
import { proPaths } from '../../../../paths/pro.ts';

interface NextLessonProps {
  /** Null while nothing is booked. */
  lesson: Lesson | null;
  player: { id: string; first_name: string };
  onCancel: (lesson: Lesson) => void;
}

/** The player's next lesson with what can be done about it, or the way to book one. */
export function NextLesson({ lesson, player, onCancel }: NextLessonProps) {
  const now = useNow();
  if (!lesson)
    return (
      <HeroCard
        eyebrow="Next lesson"
        title="Nothing booked"
        detail={`Book the next lesson with ${player.first_name}.`}
        actions={
          <Button variant="white" component={AppLink} href={proPaths.book(player.id)}>
            Book a lesson
          </Button>
        }
      />
    );
  const begun = Date.parse(lesson.starts_at) <= now.getTime();
  return (
    <HeroCard
      eyebrow={begun ? 'On now' : 'Next lesson'}
      badge={<PaymentBadge lesson={lesson} tone="onDark" />}
      title={nearDayPhrase(lesson.date, dayAt(now, lesson.timezone))}
      detail={
        <>
          <time dateTime={lesson.starts_at}>{formatTimes(lesson.start, lesson.end)}</time>
          {lesson.venue ? `, ${lesson.venue}` : ''}
        </>
      }
      actions={
        <>
          <LessonActions side="pro" lesson={lesson} changeHref={proPaths.change(lesson.id)} onCancel={onCancel} />
          {isOnNow(lesson, now.getTime()) ? (
            <Button variant="white" component={AppLink} href={proPaths.record(player.id, lesson.id)}>
              {lesson.recorded ? 'Open the record' : 'Create new Lesson record'}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
