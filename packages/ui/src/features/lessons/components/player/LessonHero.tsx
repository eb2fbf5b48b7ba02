import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PaymentBadge } from '../../../../kit/Badges/PaymentBadge.tsx';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { HeroCard } from '../../../../kit/HeroCard/HeroCard.tsx';
import { nearDayPhrase } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';
import { HeroLines } from '../HeroLines.tsx';
import { useLessonTimes } from '../useLessonTimes.ts';
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
  const { times, ownPhrase } = useLessonTimes(lesson);
  return (
    <HeroCard
      eyebrow={eyebrow}
      badge={<PaymentBadge lesson={lesson} tone="onDark" />}
      title={<time dateTime={lesson.starts_at}>{nearDayPhrase(lesson.date, today)}</time>}
      detail={
        <>
          <Text span c="var(--app-hero-ink)" fz="lg" fw={560}>
            {times}
          </Text>
          <HeroLines lines={[ownPhrase, lesson.group?.title, lesson.venue]} />
        </>
      }
      actions={actions}
    >
      {remark ? (
        <Text c="var(--app-hero-dim)" fz="sm" mt="md" pt="sm" className={classes.remark}>
          {remark}
        </Text>
      ) : null}
    </HeroCard>
  );
}
