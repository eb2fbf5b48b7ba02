import type { Lesson } from '@fairway/contracts/lessons';
import { timesPhrase } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import { PaymentBadge } from '../../../components/Badges/PaymentBadge.tsx';
import { useNow } from '../../../components/Clock/Clock.tsx';
import { HeroCard } from '../../../components/HeroCard/HeroCard.tsx';
import { lessonName } from '../../../components/lessons/names.ts';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { LoadingPage } from '../../../components/StateView/Loading.tsx';
import { nearDayPhrase } from '../../../format/days.ts';
import { dayAt } from '../../../format/zones.ts';
import type { ScreenState } from '../../state.ts';
import { LessonFacts } from '../../../components/lessons/LessonFacts.tsx';
import { proPaths } from '../paths.ts';
import classes from './ProConfirmationScreen.module.css';

export interface ProConfirmationScreenProps {
  state: ScreenState<{ lesson: Lesson }>;
}

/** The lesson as it now stands, and where to go from here. */
function Confirmed({ lesson }: { lesson: Lesson }) {
  const today = dayAt(useNow(), lesson.timezone);
  const hero = (
    <HeroCard
      eyebrow="In your diary"
      badge={<PaymentBadge lesson={lesson} tone="onDark" />}
      title={lessonName(lesson)}
      detail={
        <>
          {nearDayPhrase(lesson.date, today)},{' '}
          <time dateTime={lesson.starts_at}>{timesPhrase(lesson.start, lesson.end)}</time>
          {lesson.venue ? <span className={classes.line}>{lesson.venue}</span> : null}
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
      {lesson.cancelled_at ? <Notice tone="warning">It is no longer in the diary.</Notice> : hero}
      <LessonFacts lesson={lesson} side="pro" underHero={!lesson.cancelled_at} />
      <div className={classes.ways}>
        <Button component={AppLink} href={proPaths.lessons}>
          Go to your lessons
        </Button>
        <Button component={AppLink} href={proPaths.book()} variant="default">
          Book another lesson
        </Button>
      </div>
    </>
  );
}

/** A lesson just booked by the coach, and what can be done next (S2 §2). */
export function ProConfirmationScreen({ state }: ProConfirmationScreenProps) {
  const gone = state.status === 'ready' && state.lesson.cancelled_at !== null;
  const title = gone ? 'This lesson was cancelled' : 'Lesson booked';
  return (
    <Page header={<PageHeader title={title} close={{ href: proPaths.lessons, label: 'Close' }} />}>
      {state.status === 'loading' ? <LoadingPage rows={4} /> : null}
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : null}
      {state.status === 'ready' ? <Confirmed lesson={state.lesson} /> : null}
    </Page>
  );
}
