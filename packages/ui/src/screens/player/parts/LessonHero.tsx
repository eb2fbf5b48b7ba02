import type { Lesson } from '@fairway/contracts/lessons';
import { timesPhrase } from '@fairway/contracts/phrases';
import type { ReactNode } from 'react';
import { PaymentBadge } from '../../../components/Badges/PaymentBadge.tsx';
import { useNow } from '../../../components/Clock/Clock.tsx';
import { HeroCard } from '../../../components/HeroCard/HeroCard.tsx';
import { nearDayPhrase } from '../../../format/days.ts';
import { dayAt } from '../../../format/zones.ts';
import { useElsewhere } from '../../../hooks/useElsewhere.ts';
import classes from './LessonHero.module.css';

export interface LessonHeroProps {
  lesson: Lesson;
  eyebrow: string;
  /** A line under the facts: why the lesson cannot be changed. */
  remark?: string | null;
  actions?: ReactNode;
}

/** The strong card of a lesson: its day, its times, where it is, and how it is paid. */
export function LessonHero({ lesson, eyebrow, remark, actions }: LessonHeroProps) {
  const today = dayAt(useNow(), lesson.timezone);
  const elsewhere = useElsewhere(lesson.starts_at, lesson.timezone);
  const times = timesPhrase(lesson.start, lesson.end);
  return (
    <HeroCard
      eyebrow={eyebrow}
      badge={<PaymentBadge lesson={lesson} tone="onDark" />}
      title={<time dateTime={lesson.starts_at}>{nearDayPhrase(lesson.date, today)}</time>}
      detail={
        <>
          <span className={classes.times}>{elsewhere ? `${times} ${elsewhere.zone}` : times}</span>
          {elsewhere ? <span className={classes.line}>{elsewhere.own} where you are</span> : null}
          {lesson.venue ? <span className={classes.line}>{lesson.venue}</span> : null}
        </>
      }
      actions={actions}
    >
      {remark ? <p className={classes.remark}>{remark}</p> : null}
    </HeroCard>
  );
}
