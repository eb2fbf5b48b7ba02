import type { DatedRange, WeeklyRange } from '@fairway/contracts/schedule/schedule';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { Button, Stack } from '@mantine/core';
import { IconCloudRain } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { useLoadAfterPage } from '../../../../kit/onDemand.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { fullDayPhrase, nearDayPhrase } from '../../../../format/days.ts';
import { addDays, daysBetween } from '@fairway/time/calendar';
import { dayAt } from '../../../../format/zones.ts';
import { useArrowKeys } from '../../../../hooks/useArrowKeys.ts';
import { useSwipe } from '../../../../hooks/useSwipe.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { DateNav } from './DateNav.tsx';
import { DayAgenda } from './DayAgenda.tsx';
import { DayHours } from './DayHours.tsx';
import { DiaryDays, type DiaryDaysProps } from './DiaryDays.tsx';
import type { HoursChange } from './SpecialHoursForm.tsx';
import { useSheetClose } from '../../../../hooks/useSheetClose.ts';
import { loadSpecialHours, SpecialHoursSheet } from './SpecialHoursSheet.tsx';
import { hoursKind } from './hoursKind.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface DiaryDates {
  timezone: string;
  /** Hours in force. */
  availability: DatedRange[];
  bookings: Lesson[];
  /** The usual week, to tell a day off from a day without hours. */
  week: WeeklyRange[];
}

export interface DiaryDatesScreenProps {
  /** The first and the last date shown, `YYYY-MM-DD`. */
  start: string;
  end: string;
  state: Loadable<DiaryDates>;
  /** Other dates were gone to: picked, swiped to, or by the arrow keys. */
  onDates: (start: string, end: string) => void;
  /** How full the days around are. */
  days: Pick<DiaryDaysProps, 'view' | 'onViewChange' | 'month' | 'onMonthChange' | 'counts'>;
  /** Fulfils once the hours are saved. */
  onSaveHours: (change: HoursChange) => Promise<unknown>;
  errors?: FieldErrors;
  /** Tells whether the sheet holds changes that are not saved. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Set while the page is about to be left with such changes. */
  leaving?: Leaving;
}

const formatTitle = (start: string, end: string, today: string) =>
  start === end ? fullDayPhrase(start, today) : `${fullDayPhrase(start, today)} to ${fullDayPhrase(end, today)}`;

const nearness = (date: string, today: string) => {
  const near = nearDayPhrase(date, today);
  return near === fullDayPhrase(date, today) ? undefined : near;
};

/** The hours in force on the one date shown, and the ways to change those of the dates shown or what is booked in them. */
function Hours({
  start,
  end,
  state,
  onSaveHours,
  errors,
  onDirtyChange,
}: DiaryDatesScreenProps & { state: DiaryDates }) {
  const [editing, setEditing] = useState(false);
  const { close, tryClose, setDirty, leaving } = useSheetClose({ onClose: () => setEditing(false), onDirtyChange });
  const today = dayAt(useNow(), state.timezone);
  const single = start === end;
  const first = start < today ? today : start;
  const isChangeable = end >= today;
  useLoadAfterPage(isChangeable ? loadSpecialHours : undefined);
  return (
    <>
      {single ? <DayHours hours={state.availability} kind={hoursKind(state, start)} /> : null}
      {isChangeable ? (
        <Stack gap="xs">
          <Button variant="default" onClick={() => setEditing(true)}>
            {single ? 'Day off or special hours' : 'Days off or special hours'}
          </Button>
          <Button
            variant="subtle"
            component={AppLink}
            href={proPaths.unplayable(first, end)}
            leftSection={<Icon of={IconCloudRain} size={20} />}
          >
            Unplayable time
          </Button>
        </Stack>
      ) : null}
      {editing ? (
        <SpecialHoursSheet
          start={first}
          end={end}
          kind={hoursKind(state, first)}
          times={state.availability.filter((range) => range.date === first)}
          errors={errors}
          onSave={onSaveHours}
          onSaved={close}
          onClose={tryClose}
          onDirtyChange={setDirty}
        />
      ) : null}
      <LeaveDialog leaving={leaving} />
    </>
  );
}

function Bookings({ start, end, state }: { start: string; end: string; state: DiaryDates }) {
  const today = dayAt(useNow(), state.timezone);
  const single = start === end;
  return daysBetween(start, end).map((date) => (
    <DayAgenda
      key={date}
      date={date}
      today={today}
      single={single}
      bookings={state.bookings.filter((lesson) => lesson.date === date)}
      hours={single ? undefined : state.availability.filter((range) => range.date === date)}
    />
  ));
}

/** The bookings of a date or a few, and the hours in force on them, which may be changed for those dates alone. */
export function DiaryDatesScreen(props: DiaryDatesScreenProps) {
  const { start, end, state, onDates, days, leaving = null } = props;
  const today = dayAt(useNow(), state.status === 'ready' ? state.timezone : 'UTC');
  const single = start === end;
  const span = daysBetween(start, end).length;
  const step = (by: -1 | 1) => onDates(addDays(start, by * span), addDays(end, by * span));
  const swipe = useSwipe(step);
  useArrowKeys(step);
  return (
    // Sideways is another day, up and down the page's own.
    <div style={{ touchAction: 'pan-y' }} {...swipe}>
      <Page
        header={
          <PageHeader
            title={formatTitle(start, end, today)}
            detail={state.status === 'ready' && start === end ? nearness(start, today) : undefined}
            back={{ href: proPaths.calendar(single ? 'day' : 'week', start), label: 'Back to the diary' }}
          />
        }
        aside={
          state.status === 'ready' ? (
            <Hours key={start} {...props} state={state} />
          ) : state.status === 'loading' ? (
            <LoadingRows count={1} lead />
          ) : undefined
        }
      >
        <DateNav start={start} end={end} onDateChange={(date) => onDates(date, date)} />
        <DiaryDays start={start} end={end} today={today} {...days} />
        <ScreenState
          state={state}
          loading={
            <Loading label="Loading your diary">
              <LoadingRows count={3} />
            </Loading>
          }
        >
          {(dates) => <Bookings start={start} end={end} state={dates} />}
        </ScreenState>
        <LeaveDialog leaving={leaving} />
      </Page>
    </div>
  );
}
