import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Stack } from '@mantine/core';
import { fullDayPhrase, greeting } from '../../../../format/days.ts';
import { type ReactNode, useRef } from 'react';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { useCancelLesson } from '../../components/useCancelLesson.tsx';
import { type CashPaymentOptions, useCashPayment } from '../../components/CashPayment/useCashPayment.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { dayAt, timeAt } from '../../../../format/zones.ts';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { LessonList } from '../../components/pro/LessonList.tsx';
import { NoLessons } from '../../components/pro/NoLessons.tsx';
import { ProLessonHero } from '../../components/pro/ProLessonHero.tsx';
import { ProLessonRow } from '../../components/pro/ProLessonRow.tsx';
import { SetUpCard } from '../../../checkout/screens/ProOnboardingScreen/SetUpCard.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { LoadingTasks, Tasks } from './Tasks.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface ProHomeFacts {
  current_lesson: Lesson | null;
  next_lesson: Lesson | null;
  /** Today's live lessons, finished ones too. */
  todays: Lesson[];
}

export interface ProHomeScreenProps extends CashPaymentOptions {
  first_name: string;
  /** The pro's own zone. */
  timezone: string;
  state: Loadable<ProHomeFacts>;
  /** The pro has not finished setting their payments up. */
  setUp?: boolean;
  /** Fulfils once the lesson is cancelled; `refund` gives the credits of a late one back. */
  onCancel: (lesson: Lesson, refund: boolean) => Promise<unknown>;
  /** Questions that come before all else: cancelled lessons to tell of. They come with the data, and push nothing. */
  prompt?: ReactNode;
}

/** The lesson on now, or the next one, and what is left of the day. */
function Rest({ facts, hero, now }: { facts: ProHomeFacts; hero: Lesson | null; now: Date }) {
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

/** The coach's first page: the current or next lesson, what can be done, what is left of today. */
export function ProHomeScreen(props: ProHomeScreenProps) {
  const { first_name, timezone, state, setUp, onCancel, prompt, terms, onMoney } = props;
  const now = useNow();
  const hereRef = useRef<HTMLDivElement>(null);
  const { ask, dialog } = useCancelLesson({ side: 'pro', onCancel, onDone: () => hereRef.current?.focus() });
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
        ready ? (
          <Rest facts={ready} hero={hero} now={now} />
        ) : state.status === 'loading' ? (
          <LoadingRows count={2} />
        ) : undefined
      }
    >
      {state.status === 'loading' ? null : prompt}
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your day">
            <LoadingCard height={196} />
            <LoadingTasks />
          </Loading>
        }
      >
        {(facts) => (
          <Stack ref={hereRef} tabIndex={-1} style={{ outline: 'none' }}>
            {hero ? (
              <ProLessonHero
                lesson={hero}
                current={hero === facts.current_lesson}
                onCancel={ask}
                onPay={(lesson) => money.ask('pay', lesson)}
              />
            ) : (
              <NoLessons />
            )}
            {facts.current_lesson && facts.next_lesson ? (
              <section aria-labelledby="next-lesson">
                <SectionTitle id="next-lesson">Next lesson</SectionTitle>
                <ListCard labelledBy="next-lesson">
                  <ProLessonRow lesson={facts.next_lesson} />
                </ListCard>
              </section>
            ) : null}
          </Stack>
        )}
      </ScreenState>
      {setUp ? <SetUpCard /> : null}
      <Tasks />
      {dialog}
      {money.dialog}
    </Page>
  );
}
