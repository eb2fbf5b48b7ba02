import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatTimes } from '@fairway/time/phrases';
import { Anchor, Button, Text } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { PlacesTag } from '../../../../kit/Badges/PlacesTag.tsx';
import { takenPhrase } from '../group/takenPhrase.ts';
import { PaymentBadge } from '../../../../kit/Badges/PaymentBadge.tsx';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { HeroCard } from '../../../../kit/HeroCard/HeroCard.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { LessonActions } from '../LessonActions.tsx';
import { listNotes } from '../listNotes.ts';
import { lessonName } from '../names.ts';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { nearDayPhrase } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';
import { proPaths } from '../../../../paths/pro.ts';
import classes from './ProLessonHero.module.css';

export interface ProLessonHeroProps {
  lesson: Lesson;
  /** On now, rather than to come. */
  current?: boolean;
  /** How its player is called, where that is known. */
  phone?: string | null;
  /** Asks whether to cancel it. */
  onCancel: (lesson: Lesson) => void;
  /** Asks for the money of one that is paid on the day. */
  onPay?: (lesson: Lesson) => void;
}

/** The coach's strong card: whom the lesson is with, when, where, how it is paid, and what can be done about it. */
export function ProLessonHero({ lesson, current, phone, onCancel, onPay }: ProLessonHeroProps) {
  const today = dayAt(useNow(), lesson.timezone);
  const next = current && lesson.player_id;
  const group = lesson.type === LESSON_TYPES.group ? lesson.group : null;
  const about = lesson.player_id ? proPaths.player(lesson.player_id) : group && proPaths.groupLesson(lesson.id);
  const notes = listNotes(lesson, 'pro');
  const pay = onPay && lesson.date === today && lesson.can.mark_paid && !lesson.paid_at ? onPay : null;
  return (
    <HeroCard
      eyebrow={current ? 'On now' : 'Next lesson'}
      badge={
        group ? (
          <PlacesTag tone="onDark">{takenPhrase(group)}</PlacesTag>
        ) : (
          <PaymentBadge lesson={lesson} tone="onDark" />
        )
      }
      title={
        about ? (
          <Anchor component={AppLink} href={about} inherit c="inherit">
            {lessonName(lesson)}
          </Anchor>
        ) : (
          lessonName(lesson)
        )
      }
      detail={
        <>
          <Anchor
            component={AppLink}
            href={proPaths.dates(lesson.date)}
            inherit
            c="inherit"
            underline="always"
            className={classes.day}
          >
            {nearDayPhrase(lesson.date, today)}
          </Anchor>
          , <time dateTime={lesson.starts_at}>{formatTimes(lesson.start, lesson.end)}</time>
          {lesson.venue ? (
            <Text span inherit display="block">
              {lesson.venue}
            </Text>
          ) : null}
        </>
      }
      actions={
        <>
          {phone ? (
            <Button
              variant="default"
              component="a"
              href={`tel:${phone}`}
              aria-label={`Call ${lessonName(lesson)}`}
              leftSection={<Icon of={IconPhone} size={18} />}
            >
              Call
            </Button>
          ) : null}
          <LessonActions side="pro" lesson={lesson} changeHref={proPaths.change(lesson.id)} onCancel={onCancel} />
          {pay ? (
            <Button variant="default" onClick={() => pay(lesson)}>
              Mark paid
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
      {notes.map(({ label, text }) => (
        <Text key={label} fz="sm" lh={1.45} lineClamp={3} mt="sm" pt="sm" className={`wraps ${classes.note}`}>
          {notes.length > 1 ? `${label}: ${text}` : text}
        </Text>
      ))}
    </HeroCard>
  );
}
