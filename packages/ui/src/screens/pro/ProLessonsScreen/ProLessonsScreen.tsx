import type { Lesson } from '@fairway/contracts/lessons';
import { Button } from '@mantine/core';
import { IconCalendarCog, IconCalendarPlus, IconCoins, IconNotes } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useNow } from '../../../components/Clock/Clock.tsx';
import { WeekStrip } from '../../../components/diary/WeekStrip/WeekStrip.tsx';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useCancelLesson } from '../../../components/lessons/useCancelLesson.tsx';
import { type OnDayMoneyOptions, useOnDayMoney } from '../../../components/lessons/OnDayMoney/useOnDayMoney.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../components/StateView/Loading.tsx';
import { addDays, daysBetween } from '../../../format/months.ts';
import { dayAt } from '../../../format/zones.ts';
import type { ScreenState } from '../../state.ts';
import { LessonList } from '../parts/LessonList.tsx';
import { NoLessons } from '../parts/NoLessons.tsx';
import { ProLessonHero } from '../parts/ProLessonHero.tsx';
import { proPaths } from '../paths.ts';
import classes from './ProLessonsScreen.module.css';

export interface ProLessonsFacts {
  next_lesson: Lesson | null;
  todays: Lesson[];
  upcoming: Lesson[];
  /** The pro's own zone. */
  timezone: string;
}

export interface ProLessonsScreenProps extends OnDayMoneyOptions {
  state: ScreenState<ProLessonsFacts>;
  /** Fulfils once the lesson is cancelled; `refund` gives the credits of a late one back. */
  onCancel: (lesson: Lesson, refund: boolean) => Promise<unknown>;
  /** Questions that come before all else: cancelled lessons to tell of (D16). */
  prompt?: ReactNode;
}

function Ways() {
  return (
    <div className={classes.ways}>
      <Button component={AppLink} href={proPaths.book()} leftSection={<Icon of={IconCalendarPlus} size={20} />}>
        Book a lesson
      </Button>
      <Button
        component={AppLink}
        href={proPaths.diary}
        variant="default"
        leftSection={<Icon of={IconCalendarCog} size={20} />}
      >
        Diary
      </Button>
    </div>
  );
}

function Lists({ todays, upcoming }: ProLessonsFacts) {
  return (
    <div className={classes.lists}>
      <Disclosure title="Todays bookings" count={todays.length} open>
        <LessonList label="Todays bookings" lessons={todays} brief emptyText="Nothing booked for today." />
      </Disclosure>
      <Disclosure title="Future bookings" count={upcoming.length}>
        <LessonList label="Future bookings" lessons={upcoming} emptyText="Nothing booked from tomorrow on." />
      </Disclosure>
      <ListCard label="Lessons behind, and money">
        <ListRow
          href={proPaths.records}
          icon={IconNotes}
          title="Lesson records"
          detail="Lessons you have given, newest first"
        />
        <ListRow href={proPaths.money} icon={IconCoins} title="Money" detail="What you have taken, and what is due" />
      </ListCard>
    </div>
  );
}

/** The coach's lessons: the next one, the coming week, today's and future ones, the way to those behind (S2 §2, D14, D15). */
export function ProLessonsScreen({ state, onCancel, prompt, terms, onMoney }: ProLessonsScreenProps) {
  const now = useNow();
  const hereRef = useRef<HTMLDivElement>(null);
  const { ask, dialog } = useCancelLesson({ side: 'pro', onCancel, onDone: () => hereRef.current?.focus() });
  const money = useOnDayMoney({ terms, onMoney });
  const ready = state.status === 'ready' ? state : null;
  const today = dayAt(now, ready?.timezone ?? 'UTC');
  const counts = ready
    ? [...ready.todays, ...ready.upcoming].reduce(
        (sum, { date }) => sum.set(date, (sum.get(date) ?? 0) + 1),
        new Map<string, number>(),
      )
    : null;
  return (
    <Page
      header={<PageHeader title="Lessons" />}
      aside={ready ? <Lists {...ready} /> : state.status === 'loading' ? <LoadingRows count={4} /> : undefined}
    >
      {prompt}
      {state.status === 'loading' ? (
        <>
          <Loading label="Loading your lessons">
            <LoadingCard height={196} />
          </Loading>
          <Ways />
          <LoadingCard height={86} />
        </>
      ) : null}
      {state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : null}
      {ready && counts ? (
        <>
          <div ref={hereRef} tabIndex={-1} className={classes.here}>
            {ready.next_lesson ? (
              <ProLessonHero lesson={ready.next_lesson} onCancel={ask} onPay={(lesson) => money.ask('pay', lesson)} />
            ) : (
              <NoLessons />
            )}
          </div>
          <Ways />
          <WeekStrip
            today={today}
            days={daysBetween(today, addDays(today, 6)).map((date) => ({ date, count: counts.get(date) ?? 0 }))}
            hrefOf={(date) => proPaths.dates(date)}
          />
        </>
      ) : null}
      {dialog}
      {money.dialog}
    </Page>
  );
}
