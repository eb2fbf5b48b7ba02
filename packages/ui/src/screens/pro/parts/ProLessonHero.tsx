import type { Lesson } from '@fairway/contracts/lessons';
import { timesPhrase } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import { PaymentBadge } from '../../../components/Badges/PaymentBadge.tsx';
import { useNow } from '../../../components/Clock/Clock.tsx';
import { HeroCard } from '../../../components/HeroCard/HeroCard.tsx';
import { LessonActions } from '../../../components/lessons/LessonActions.tsx';
import { lessonName } from '../../../components/lessons/names.ts';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { nearDayPhrase } from '../../../format/days.ts';
import { dayAt } from '../../../format/zones.ts';
import { proPaths } from '../paths.ts';
import classes from './ProLessonHero.module.css';

export interface ProLessonHeroProps {
  lesson: Lesson;
  /** On now, rather than to come. */
  current?: boolean;
  /** Asks whether to cancel it. */
  onCancel: (lesson: Lesson) => void;
  /** Asks for the money of one that is paid on the day. */
  onPay?: (lesson: Lesson) => void;
}

/** The coach's strong card: whom the lesson is with, when, where, how it is paid, and what can be done about it (S2 §2). */
export function ProLessonHero({ lesson, current, onCancel, onPay }: ProLessonHeroProps) {
  const today = dayAt(useNow(), lesson.timezone);
  const next = current && lesson.player_id;
  const pay = onPay && lesson.date === today && lesson.can.mark_paid && !lesson.paid_at ? onPay : null;
  return (
    <HeroCard
      eyebrow={current ? 'On now' : 'Next lesson'}
      badge={<PaymentBadge lesson={lesson} tone="onDark" />}
      title={
        lesson.player_id ? (
          <AppLink href={proPaths.player(lesson.player_id)} className={classes.person}>
            {lessonName(lesson)}
          </AppLink>
        ) : (
          lessonName(lesson)
        )
      }
      detail={
        <>
          <AppLink href={proPaths.dates(lesson.date)} className={classes.day}>
            {nearDayPhrase(lesson.date, today)}
          </AppLink>
          , <time dateTime={lesson.starts_at}>{timesPhrase(lesson.start, lesson.end)}</time>
          {lesson.venue ? <span className={classes.line}>{lesson.venue}</span> : null}
        </>
      }
      actions={
        <>
          <LessonActions lesson={lesson} changeHref={proPaths.change(lesson.id)} onCancel={onCancel} />
          {pay ? (
            <Button variant="default" onClick={() => pay(lesson)}>
              Mark as paid
            </Button>
          ) : null}
          {next ? (
            <>
              <Button variant="white" component={AppLink} href={proPaths.record(next, lesson.id)}>
                Create new Lesson record
              </Button>
              <Button variant="default" component={AppLink} href={proPaths.book(next)}>
                Book next lesson
              </Button>
            </>
          ) : null}
        </>
      }
    >
      {lesson.note ? <p className={classes.note}>{lesson.note}</p> : null}
    </HeroCard>
  );
}
