import type { CoachHome } from '@fairway/contracts/lessons/coach-home';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { greeting } from '@fairway/time/phrases';
import { Stack } from '@mantine/core';
import { fullDayPhrase } from '../../../../format/days.ts';
import { Suspense, useRef } from 'react';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { useCancelLesson } from '../../components/useCancelLesson.tsx';
import {
  type AskMoney,
  type CashPaymentOptions,
  useCashPayment,
} from '../../components/CashPayment/useCashPayment.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { onDemand } from '../../../../kit/onDemand.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { dayAt, timeAt } from '../../../../format/zones.ts';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { FreedTimes, type FreedTimesProps } from '../../components/FreedSlotPrompt/FreedTimes.tsx';
import { LessonList } from '../../components/pro/LessonList.tsx';
import { NoLessons } from '../../components/pro/NoLessons.tsx';
import { ProLessonHero } from '../../components/pro/ProLessonHero.tsx';
import { ProLessonRow } from '../../components/pro/ProLessonRow.tsx';
import { SetUpCard } from '../../../checkout/screens/ProOnboardingScreen/SetUpCard.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { DueList } from './DueList.tsx';
import type { FirstStepsProps } from './FirstSteps.tsx';
import { Tasks } from './Tasks.tsx';
import { ToBePaid } from './ToBePaid.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

// For new coaches alone: the others need not load it.
const { Part: FirstSteps } = onDemand(async () => (await import('./FirstSteps.tsx')).FirstSteps);
/** As high as the steps on a phone, so that nothing moves when they come. */
const FIRST_STEPS_PLACE = <LoadingCard height={476} />;

export interface ProHomeScreenProps extends CashPaymentOptions {
  first_name: string;
  /** The pro's own zone. */
  timezone: string;
  state: Loadable<CoachHome>;
  /** The pro has not finished setting their payments up. */
  setUp?: boolean;
  /** Fulfils once the lesson is cancelled; `refund` gives the credits of a late one back. */
  onCancel: (lesson: Lesson, refund: boolean) => Promise<unknown>;
  onFreedTime: FreedTimesProps['onAnswer'];
  onOpenWeek: FirstStepsProps['onOpenWeek'];
  onDismissSteps: FirstStepsProps['onDismiss'];
}

/** The lesson on now, or the next one, and what is left of the day. */
function Rest({ facts, hero, now }: { facts: CoachHome; hero: Lesson | null; now: Date }) {
  const left = facts.todays.filter(({ id, ends_at }) => id !== hero?.id && Date.parse(ends_at) > now.getTime());
  return (
    <section aria-labelledby="today">
      <SectionTitle id="today" action={{ href: proPaths.calendar(), label: 'Diary' }}>
        Later today
      </SectionTitle>
      <LessonList label="Later today" lessons={left} brief emptyText="Nothing more today." />
    </section>
  );
}

interface TodayProps extends Pick<ProHomeScreenProps, 'setUp' | 'onFreedTime' | 'onOpenWeek' | 'onDismissSteps'> {
  facts: CoachHome;
  now: Date;
  onAskCancel: (lesson: Lesson) => void;
  onAskMoney: AskMoney;
  /** Takes the focus to the top, from what is no longer there. */
  onGone: () => void;
}

/** The lesson that matters now, freed times in one row, and what is to be done today before what comes up once in a while. */
function Today({ facts, now, setUp, onAskCancel, onAskMoney, onGone, ...does }: TodayProps) {
  const { current_lesson, next_lesson, todays, phone, freed, due, first_steps } = facts;
  const hero = current_lesson ?? next_lesson;
  const unpaid = todays.filter(
    ({ id, ends_at, paid_at, can }) =>
      id !== hero?.id && can.mark_paid && !paid_at && Date.parse(ends_at) <= now.getTime(),
  );
  const steps = first_steps ? (
    <Suspense fallback={FIRST_STEPS_PLACE}>
      <FirstSteps steps={first_steps} onOpenWeek={does.onOpenWeek} onDismiss={does.onDismissSteps} />
    </Suspense>
  ) : null;
  return (
    <>
      {hero ? (
        <ProLessonHero
          lesson={hero}
          current={hero === current_lesson}
          phone={phone}
          onCancel={onAskCancel}
          onPay={(lesson) => onAskMoney('pay', lesson)}
        />
      ) : (
        <>
          {steps}
          <NoLessons bookable />
        </>
      )}
      <FreedTimes times={freed} onAnswer={does.onFreedTime} onAllAnswered={onGone} />
      {current_lesson && next_lesson ? (
        <section aria-labelledby="next-lesson">
          <SectionTitle id="next-lesson">Next lesson</SectionTitle>
          <ListCard labelledBy="next-lesson">
            <ProLessonRow lesson={next_lesson} />
          </ListCard>
        </section>
      ) : null}
      <ToBePaid lessons={unpaid} onAsk={onAskMoney} />
      <DueList due={due} />
      {hero ? steps : null}
      {setUp && !first_steps ? <SetUpCard /> : null}
    </>
  );
}

/** The coach's first page: the current or next lesson, what waits, what is left of today, and what can be done. */
export function ProHomeScreen(props: ProHomeScreenProps) {
  const { first_name, timezone, state, onCancel, terms, onMoney, ...does } = props;
  const now = useNow();
  const hereRef = useRef<HTMLDivElement>(null);
  const goHere = () => hereRef.current?.focus();
  const { ask, dialog } = useCancelLesson({ side: 'pro', onCancel, onDone: goHere });
  const money = useCashPayment({ terms, onMoney });
  const ready = findReady(state);
  const hero = ready && (ready.current_lesson ?? ready.next_lesson);
  const today = dayAt(now, timezone);
  return (
    <Page
      header={
        <PageHeader title={`${greeting(timeAt(now, timezone))}, ${first_name}`} detail={fullDayPhrase(today, today)} />
      }
      aside={
        <>
          {ready ? <Rest facts={ready} hero={hero} now={now} /> : null}
          {state.status === 'loading' ? <LoadingRows count={2} /> : <Tasks />}
        </>
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your day">
            <LoadingCard height={196} />
            <LoadingRows count={3} />
          </Loading>
        }
      >
        {(facts) => (
          <Stack ref={hereRef} gap="lg" tabIndex={-1} style={{ outline: 'none' }}>
            <Today facts={facts} now={now} onAskCancel={ask} onAskMoney={money.ask} onGone={goHere} {...does} />
          </Stack>
        )}
      </ScreenState>
      {dialog}
      {money.dialog}
    </Page>
  );
}
