import type { TimeRange } from '@fairway/contracts/primitives';
import type { ChangePreview } from '@fairway/contracts/lessons/lessons';
import type { Calendar, DayCounts } from '@fairway/contracts/schedule/schedule';
import { ActionIcon, Box, Skeleton } from '@mantine/core';
import { IconPrinter, IconSettings } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { loadDialogs } from '../../../../kit/Dialog/Dialog.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { useLoadAfterPage } from '../../../../kit/onDemand.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { HeaderButton } from '../../../../kit/PageHeader/HeaderButton.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading } from '../../../../kit/StateView/Loading.tsx';
import { addDays, daysBetween, startOfWeek, toMonth } from '@fairway/time/calendar';
import { dayAt } from '../../../../format/zones.ts';
import { useArrowKeys } from '../../../../hooks/useArrowKeys.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { useSwipe } from '../../../../hooks/useSwipe.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { CalendarGrid } from '../../components/Calendar/CalendarGrid.tsx';
import type { RequestedMove, TimeRequest } from '../../components/Calendar/draft.ts';
import { MonthGrid } from '../../components/Calendar/MonthGrid.tsx';
import { WeekStrip } from '../../components/WeekStrip/WeekStrip.tsx';
import { loadBookTimeForm } from './BookTimeForm.tsx';
import { CalendarBar, stepDate } from './CalendarBar.tsx';
import { type CalendarView, calendarTitle } from './calendarText.ts';
import { MoveSheet } from './MoveSheet.tsx';
import type { TimeUse } from './TimeForm.tsx';
import { loadTimeForm, TimeSheet } from './TimeSheet.tsx';
import classes from './CalendarScreen.module.css';

/** What a tap on a free time opens, or a drag of a lesson; neither sheet is there before that. */
const loadSheets = () => Promise.all([loadDialogs(), loadTimeForm(), loadBookTimeForm()]);

export interface CalendarScreenProps {
  view: CalendarView;
  /** The date that the view is of. */
  date: string;
  timezone: string;
  /** The week of that date, Monday to Sunday. */
  state: Loadable<{ calendar: Calendar }>;
  /** The lessons of the month's six weeks by date; its days stand while they are on their way. */
  month: Loadable<{ counts: DayCounts }>;
  onGo: (view: CalendarView, date: string) => void;
  /** What a change would bring, by the server's rules. */
  onPreview: (requested: RequestedMove) => Promise<ChangePreview>;
  /** Fulfils once the change is kept and the week read again; a refusal is told by whoever makes the call. */
  onChange: (requested: RequestedMove, outside: boolean) => Promise<unknown>;
  /** Says why a lesson stays where it is. */
  onRefused: (reason: string) => void;
  /** Fulfils once other hours are saved for a date. */
  onHours: (date: string, times: TimeRange[]) => Promise<unknown>;
  /** The form of a booking at a time. */
  renderBooking: (at: { date: string; start: string; hours: TimeRange[] }, onDone: () => void) => ReactNode;
  onPrint: () => void;
}

/** A lesson on its way, and what is asked about it first. */
interface Pending {
  requested: RequestedMove;
  preview: ChangePreview | null;
}

/** Carries a lesson to another time: looked at first, asked about where it costs or is outside the hours, then kept. */
function usePending({ onPreview, onChange, onRefused }: CalendarScreenProps) {
  const [pending, setPending] = useState<Pending | null>(null);
  const { busy, run } = useSingleFlight(onChange);
  const keep = async (requested: RequestedMove, outside: boolean) => {
    await run(requested, outside);
    setPending(null);
  };
  const ask = async (requested: RequestedMove) => {
    if (pending) return;
    setPending({ requested, preview: null });
    try {
      const preview = await onPreview(requested);
      if (preview.refusal !== null) {
        onRefused(preview.refusal);
        setPending(null);
      } else if (preview.warning !== null || preview.credits !== 0) setPending({ requested, preview });
      else await keep(requested, false);
    } catch {
      // Whoever makes the call has told why.
      setPending(null);
    }
  };
  return { pending, busy, ask, keep, drop: () => setPending(null) };
}

/** A coach's diary: a day, a week or a month of it, in which lessons are booked, moved and lengthened, and time is blocked. */
export function CalendarScreen(props: CalendarScreenProps) {
  const { view, date, timezone, state, month, onGo, onHours, renderBooking, onPrint } = props;
  const today = dayAt(useNow(), timezone);
  const [time, setTime] = useState<{ use: TimeUse; requested: TimeRequest } | null>(null);
  const lesson = usePending(props);
  useLoadAfterPage(loadSheets);
  const monday = startOfWeek(date);
  const dates = useMemo(
    () => (view === 'day' ? [date] : daysBetween(monday, addDays(monday, 6))),
    [view, date, monday],
  );
  const step = (by: -1 | 1) => onGo(view, stepDate(view, date, by));
  const swipe = useSwipe(step);
  useArrowKeys(step);
  const ready = findReady(state);
  const hoursOn = (day: string) => ready?.calendar.days.find((each) => each.date === day)?.times ?? [];
  const close = () => setTime(null);
  return (
    <Page
      full
      header={
        <PageHeader
          title={calendarTitle(view, date)}
          back={{ href: proPaths.lessons, label: 'Back to lessons' }}
          actions={
            <>
              <Box visibleFrom="sm">
                <HeaderButton icon={IconPrinter} label="Print" onClick={onPrint} />
              </Box>
              <ActionIcon
                component={AppLink}
                href={proPaths.diary}
                variant="default"
                size={44}
                radius="md"
                c="var(--app-ink)"
                aria-label="Diary settings"
                title="Diary settings"
              >
                <Icon of={IconSettings} size={20} />
              </ActionIcon>
            </>
          }
        />
      }
    >
      <div className={classes.screen} data-view={view} {...swipe}>
        <CalendarBar view={view} date={date} today={today} />
        {view === 'month' ? (
          <ScreenState
            // The same days stand while their lessons come: whoever has walked to one by the keyboard stays there.
            state={month.status === 'failed' ? month : { status: 'ready', counts: findReady(month)?.counts ?? null }}
            loading={null}
          >
            {({ counts }) => (
              <MonthGrid
                month={toMonth(date)}
                today={today}
                counts={counts}
                getHref={(day) => proPaths.calendar('day', day)}
              />
            )}
          </ScreenState>
        ) : (
          <ScreenState
            state={state}
            loading={
              <Loading label="Loading your diary">
                {view === 'day' ? <Skeleton height="5.5rem" radius="lg" mb="0.75rem" /> : null}
                <Skeleton className={classes.waiting} radius="lg" />
              </Loading>
            }
          >
            {({ calendar }) => (
              <>
                {view === 'day' ? (
                  <WeekStrip
                    label="Week"
                    today={today}
                    shown={{ start: date, end: date }}
                    getHref={(day) => proPaths.calendar('day', day)}
                    days={calendar.days.map((day) => ({
                      date: day.date,
                      count: calendar.lessons.filter((each) => each.date === day.date && !each.cancelled_at).length,
                    }))}
                  />
                ) : null}
                <CalendarGrid
                  calendar={calendar}
                  dates={dates}
                  getHref={(day) => proPaths.calendar('day', day)}
                  pending={lesson.pending?.requested ?? null}
                  onLesson={(requested) => void lesson.ask(requested)}
                  onTime={(use, requested) => setTime({ use, requested })}
                />
                <p className={classes.legend}>
                  Tap a free time to book. Drag a lesson to move it, pull its lower edge to lengthen it, or drag over
                  empty time to block it. With a keyboard: the arrow keys move around, Space picks up a lesson, and
                  Shift with the arrow keys changes its length.
                </p>
              </>
            )}
          </ScreenState>
        )}
      </div>
      {lesson.pending?.preview ? (
        <MoveSheet
          requested={lesson.pending.requested}
          preview={lesson.pending.preview}
          busy={lesson.busy}
          onKeep={() =>
            lesson.pending && void lesson.keep(lesson.pending.requested, lesson.pending.preview?.warning !== null)
          }
          onClose={lesson.drop}
        />
      ) : null}
      {time ? (
        <TimeSheet
          use={time.use}
          requested={time.requested}
          times={hoursOn(time.requested.date)}
          onUse={(use) => setTime({ ...time, use })}
          onBlock={async (day, left) => {
            await onHours(day, left);
            close();
          }}
          onClose={close}
        >
          {time.use === 'book'
            ? renderBooking({ ...time.requested, hours: hoursOn(time.requested.date) }, close)
            : null}
        </TimeSheet>
      ) : null}
    </Page>
  );
}
