import { CalendarScreen } from '@fairway/ui/features/schedule/screens/CalendarScreen/CalendarScreen';
import { toMonth } from '@fairway/time/calendar';
import { useMediaQuery } from '@mantine/hooks';
import { createFileRoute } from '@tanstack/react-router';
import { notify } from '../../../../app/notices/notify.ts';
import { useUser } from '../../../../app/session/useUser.ts';
import { printPage } from '../../../../app/shell/printPage.ts';
import { CalendarBooking } from '../../../../features/schedule/CalendarBooking.tsx';
import { parseCalendarSearch } from '../../../../features/schedule/calendarSearch.ts';
import { prefetchCalendar } from '../../../../features/schedule/prefetchCalendar.ts';
import { sixWeeks } from '../../../../features/schedule/sixWeeks.ts';
import { useCalendarChanges } from '../../../../features/schedule/useCalendarChanges.ts';
import { todayIn, weekAround } from '../../../../features/schedule/weekAround.ts';
import { trpc } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/lessons/diary/calendar')({
  staticData: { title: 'Diary' },
  validateSearch: parseCalendarSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { user } }) => prefetchCalendar(deps, user.timezone),
  component: DiaryCalendar,
});

/** Seven days side by side need this much room. */
const ROOMY = '(min-width: 48em)';

function DiaryCalendar() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { timezone } = useUser();
  const roomy = useMediaQuery(ROOMY, undefined, { getInitialValueInEffect: false });
  const view = search.view ?? (roomy ? 'week' : 'day');
  const date = search.date ?? todayIn(timezone);
  const calendar = trpc.diary.calendar.useQuery(weekAround(date), { enabled: view !== 'month' });
  const counts = trpc.lessons.counts.useQuery(sixWeeks(toMonth(date)), { ...QUIET, enabled: view === 'month' });
  const changes = useCalendarChanges(calendar.data);
  return (
    <CalendarScreen
      view={view}
      date={date}
      timezone={timezone}
      state={screenState({ calendar }, (data) => data)}
      month={screenState({ counts }, (data) => data)}
      onGo={(next, day) => void navigate({ search: { view: next, date: day } })}
      onPreview={changes.preview}
      onChange={changes.change}
      onRefused={(reason) => notify.error(reason)}
      onHours={changes.saveHours}
      renderBooking={(at, onDone) => <CalendarBooking {...at} onDone={onDone} />}
      onPrint={() => void printPage()}
    />
  );
}
