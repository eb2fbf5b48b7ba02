import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatTimes } from '@fairway/time/phrases';
import { Button, Flex, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PaymentBadge } from '../../../../kit/Badges/PaymentBadge.tsx';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { HeroCard } from '../../../../kit/HeroCard/HeroCard.tsx';
import { HoledBall } from '../../../../kit/Illustration/HoledBall.tsx';
import { canRepeat, SameTimeButton } from '../../components/SameTimeButton.tsx';
import { lessonName } from '../../components/names.ts';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { LoadingPage } from '../../../../kit/StateView/Loading.tsx';
import { nearDayPhrase } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import { LessonFacts } from '../../components/LessonFacts.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface ProConfirmationScreenProps {
  state: Loadable<{ lesson: Lesson }>;
  /** What is offered below all else, notifications say. */
  offer?: ReactNode;
}

/** The lesson as it now stands, and where to go from here. */
function Confirmed({ lesson }: { lesson: Lesson }) {
  const now = useNow();
  const today = dayAt(now, lesson.timezone);
  const hero = (
    <HeroCard
      eyebrow="In your diary"
      badge={<PaymentBadge lesson={lesson} tone="onDark" />}
      title={lessonName(lesson)}
      detail={
        <>
          {nearDayPhrase(lesson.date, today)},{' '}
          <time dateTime={lesson.starts_at}>{formatTimes(lesson.start, lesson.end)}</time>
          {lesson.venue ? (
            <Text span inherit display="block">
              {lesson.venue}
            </Text>
          ) : null}
        </>
      }
      actions={
        <Button variant="white" component={AppLink} href={proPaths.dates(lesson.date)}>
          See the day
        </Button>
      }
    />
  );
  return (
    <>
      {lesson.cancelled_at ? (
        <Notice tone="warning">It is no longer in the diary.</Notice>
      ) : (
        <>
          <HoledBall />
          {hero}
        </>
      )}
      <LessonFacts lesson={lesson} side="pro" underHero={!lesson.cancelled_at} />
      <Flex direction={{ base: 'column', sm: 'row' }} wrap="wrap" gap="xs">
        <Button component={AppLink} href={proPaths.lessons}>
          Go to your lessons
        </Button>
        {lesson.player_id && !lesson.cancelled_at && canRepeat(lesson, now) ? (
          <SameTimeButton
            lesson={lesson}
            href={proPaths.bookSameTime(lesson.player_id, lesson.id)}
            verb="Book"
            variant="default"
          />
        ) : null}
        <Button component={AppLink} href={proPaths.book()} variant="default">
          Book another lesson
        </Button>
      </Flex>
    </>
  );
}

/** A lesson just booked by the coach, and what can be done next. */
export function ProConfirmationScreen({ state, offer }: ProConfirmationScreenProps) {
  const gone = state.status === 'ready' && state.lesson.cancelled_at !== null;
  const title = gone ? 'This lesson was cancelled' : 'Lesson booked';
  return (
    <Page header={<PageHeader title={title} close={{ href: proPaths.lessons, label: 'Close' }} />}>
      <ScreenState state={state} loading={<LoadingPage rows={4} />}>
        {(ready) => (
          <>
            <Confirmed lesson={ready.lesson} />
            {gone ? null : offer}
          </>
        )}
      </ScreenState>
    </Page>
  );
}
