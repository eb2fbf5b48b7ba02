import type { Lesson } from '@fairway/contracts/lessons';
import { fullDayPhrase, greeting } from '../../../format/days.ts';
import { type ReactNode, useRef } from 'react';
import { useNow } from '../../../components/Clock/Clock.tsx';
import { useCancelLesson } from '../../../components/lessons/useCancelLesson.tsx';
import { type OnDayMoneyOptions, useOnDayMoney } from '../../../components/lessons/OnDayMoney/useOnDayMoney.tsx';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../components/StateView/Loading.tsx';
import { dayAt, timeAt } from '../../../format/zones.ts';
import type { ScreenState } from '../../state.ts';
import { LessonList } from '../parts/LessonList.tsx';
import { NoLessons } from '../parts/NoLessons.tsx';
import { ProLessonHero } from '../parts/ProLessonHero.tsx';
import { ProLessonRow } from '../parts/ProLessonRow.tsx';
import { SetUpCard } from '../onboarding/SetUpCard.tsx';
import { proPaths } from '../paths.ts';
import classes from './ProHomeScreen.module.css';
import { Tasks } from './Tasks.tsx';

export interface ProHomeFacts {
  current_lesson: Lesson | null;
  next_lesson: Lesson | null;
  /** Today's live lessons, finished ones too. */
  todays: Lesson[];
}

export interface ProHomeScreenProps extends OnDayMoneyOptions {
  first_name: string;
  /** The pro's own zone. */
  timezone: string;
  state: ScreenState<ProHomeFacts>;
  /** The pro has not finished setting their payments up. */
  setUp?: boolean;
  /** Fulfils once the lesson is cancelled; `refund` gives the credits of a late one back. */
  onCancel: (lesson: Lesson, refund: boolean) => Promise<unknown>;
  /** Questions that come before all else: cancelled lessons to tell of (D16). */
  prompt?: ReactNode;
}

/** The lesson on now, or the next one, and what is left of the day. */
function Rest({ facts, hero, now }: { facts: ProHomeFacts; hero: Lesson | null; now: Date }) {
  const left = facts.todays.filter(({ id, ends_at }) => id !== hero?.id && Date.parse(ends_at) > now.getTime());
  const day = facts.todays[0]?.date;
  return (
    <section aria-labelledby="today">
      <SectionTitle id="today" action={day ? { href: proPaths.dates(day), label: 'Whole day' } : undefined}>
        Later today
      </SectionTitle>
      <LessonList label="Later today" lessons={left} brief emptyText="Nothing more today." />
    </section>
  );
}

/** The coach's first page: the current or next lesson, what can be done, what is left of today (S2 §2). */
export function ProHomeScreen(props: ProHomeScreenProps) {
  const { first_name, timezone, state, setUp, onCancel, prompt, terms, onMoney } = props;
  const now = useNow();
  const hereRef = useRef<HTMLDivElement>(null);
  const { ask, dialog } = useCancelLesson({ side: 'pro', onCancel, onDone: () => hereRef.current?.focus() });
  const money = useOnDayMoney({ terms, onMoney });
  const ready = state.status === 'ready' ? state : null;
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
      {prompt}
      {state.status === 'loading' ? (
        <Loading label="Loading your day">
          <LoadingCard height={196} />
        </Loading>
      ) : null}
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : null}
      {ready ? (
        <div ref={hereRef} tabIndex={-1} className={classes.here}>
          {hero ? (
            <ProLessonHero
              lesson={hero}
              current={hero === ready.current_lesson}
              onCancel={ask}
              onPay={(lesson) => money.ask('pay', lesson)}
            />
          ) : (
            <NoLessons />
          )}
          {ready.current_lesson && ready.next_lesson ? (
            <section aria-labelledby="next-lesson">
              <SectionTitle id="next-lesson">Next lesson</SectionTitle>
              <ListCard labelledBy="next-lesson">
                <ProLessonRow lesson={ready.next_lesson} />
              </ListCard>
            </section>
          ) : null}
        </div>
      ) : null}
      {setUp ? <SetUpCard /> : null}
      <Tasks />
      {dialog}
      {money.dialog}
    </Page>
  );
}
