import type { Lesson, ReleasedTime } from '@fairway/contracts/lessons/lessons';
import type { DayCounts } from '@fairway/contracts/schedule/schedule';
import { Button, Group, Stack } from '@mantine/core';
import {
  IconCalendarWeek,
  IconCalendarPlus,
  IconClockPause,
  IconCoins,
  IconNotes,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { WeekStrip } from '../../../schedule/components/WeekStrip/WeekStrip.tsx';
import type { InfiniteScrollFooterProps } from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import { Disclosure } from '../../../../kit/Disclosure/Disclosure.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { useCancelLesson } from '../../components/useCancelLesson.tsx';
import { type CashPaymentOptions, useCashPayment } from '../../components/CashPayment/useCashPayment.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { addDays, daysBetween, startOfWeek } from '@fairway/time/calendar';
import { dayAt } from '../../../../format/zones.ts';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { FreedTimes, type FreedTimesProps } from '../../components/FreedSlotPrompt/FreedTimes.tsx';
import { LessonList } from '../../components/pro/LessonList.tsx';
import { NoLessons } from '../../components/pro/NoLessons.tsx';
import { ProLessonHero } from '../../components/pro/ProLessonHero.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface ProLessonsFacts {
  next_lesson: Lesson | null;
  todays: Lesson[];
  /** Those of the pages that have come. */
  upcoming: Lesson[];
  upcoming_total: number;
  /** The lessons of each day of this week, Monday to Sunday, by its date. */
  counts: DayCounts;
  /** Times that became free, for the coach to say whether to tell others (D16). */
  freed: ReleasedTime[];
  /** The pro's own zone. */
  timezone: string;
}

export interface ProLessonsScreenProps extends CashPaymentOptions {
  state: Loadable<ProLessonsFacts>;
  /** How the list of upcoming lessons goes on. */
  end: InfiniteScrollFooterProps;
  /** Fulfils once the lesson is cancelled; `refund` gives the credits of a late one back. */
  onCancel: (lesson: Lesson, refund: boolean) => Promise<unknown>;
  onFreedTime: FreedTimesProps['onAnswer'];
  /** At a desk a lesson opens beside the list of all. */
  desk?: boolean;
}

function Ways() {
  return (
    <Group gap="xs">
      <Button
        flex="1.4 1 9rem"
        component={AppLink}
        href={proPaths.book()}
        leftSection={<Icon of={IconCalendarPlus} size={20} />}
      >
        Book a lesson
      </Button>
      <Button
        flex="1 1 7rem"
        component={AppLink}
        href={proPaths.calendar()}
        variant="default"
        leftSection={<Icon of={IconCalendarWeek} size={20} />}
      >
        Diary
      </Button>
    </Group>
  );
}

type ListsProps = ProLessonsFacts & Pick<ProLessonsScreenProps, 'end' | 'desk'>;

function Lists({ todays, upcoming, upcoming_total, end, desk }: ListsProps) {
  return (
    <Stack>
      <Disclosure title="Todays bookings" count={todays.length} open>
        <LessonList label="Todays bookings" lessons={todays} brief known={desk} emptyText="Nothing booked for today." />
      </Disclosure>
      <Disclosure title="Future bookings" count={upcoming_total}>
        <LessonList
          label="Future bookings"
          lessons={upcoming}
          known={desk}
          emptyText="Nothing booked from tomorrow on."
          end={end}
        />
      </Disclosure>
      <ListCard label="Group lessons, waiting list, past lessons and money">
        <ListRow
          href={proPaths.groupLessons}
          icon={IconUsersGroup}
          title="Group lessons"
          detail="Clinics that your players join"
        />
        <ListRow
          href={proPaths.waiting}
          icon={IconClockPause}
          title="Waiting list"
          detail="Players waiting for a time"
        />
        <ListRow href={proPaths.records} icon={IconNotes} title="Lesson records" detail="Past lessons, newest first" />
        <ListRow href={proPaths.money} icon={IconCoins} title="Money" detail="Payments received and due" />
      </ListCard>
    </Stack>
  );
}

/** The coach's lessons: the next one, this week, today's and future ones, the way to those behind. */
export function ProLessonsScreen(props: ProLessonsScreenProps) {
  const { state, end, onCancel, onFreedTime, terms, onMoney, desk } = props;
  const now = useNow();
  const hereRef = useRef<HTMLDivElement>(null);
  const goHere = () => hereRef.current?.focus();
  const { ask, dialog } = useCancelLesson({ side: 'pro', onCancel, onDone: goHere });
  const money = useCashPayment({ terms, onMoney });
  const ready = findReady(state);
  const today = dayAt(now, ready?.timezone ?? 'UTC');
  const monday = startOfWeek(today);
  return (
    <Page
      header={<PageHeader title="Lessons" />}
      aside={
        ready ? (
          <Lists {...ready} end={end} desk={desk} />
        ) : state.status === 'loading' ? (
          <LoadingRows count={4} />
        ) : undefined
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your lessons">
            <LoadingCard height={196} />
            <LoadingCard height={44} />
            <LoadingCard height={86} />
          </Loading>
        }
      >
        {(facts) => (
          <>
            <div ref={hereRef} tabIndex={-1} style={{ outline: 'none' }}>
              {facts.next_lesson ? (
                <ProLessonHero lesson={facts.next_lesson} onCancel={ask} onPay={(lesson) => money.ask('pay', lesson)} />
              ) : (
                <NoLessons />
              )}
            </div>
            <FreedTimes times={facts.freed} onAnswer={onFreedTime} onAllAnswered={goHere} />
            <Ways />
            <WeekStrip
              today={today}
              label="This week"
              days={daysBetween(monday, addDays(monday, 6)).map((date) => ({ date, count: facts.counts[date] ?? 0 }))}
              getHref={(date) => proPaths.calendar('day', date)}
            />
          </>
        )}
      </ScreenState>
      {dialog}
      {money.dialog}
    </Page>
  );
}
