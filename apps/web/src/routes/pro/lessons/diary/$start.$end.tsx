import { AVAILABILITY_SPAN_DAYS } from '@fairway/contracts/constants';
import { addDays, daysBetween, isDay, toMonth } from '@fairway/time/calendar';
import { DiaryDatesScreen } from '@fairway/ui/features/schedule/screens/DiaryDatesScreen/DiaryDatesScreen';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { fieldErrors } from '../../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../../app/shell/useLeaveGuard.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { useUser } from '../../../../app/session/useUser.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';
import { tellHoursRefused } from '../../../../features/schedule/tellHoursRefused.ts';
import { sixWeeks } from '../../../../features/schedule/sixWeeks.ts';
import { useDiaryDays, usePrefetchBeside } from '../../../../features/schedule/useDiaryDays.ts';

export const Route = createFileRoute('/pro/lessons/diary/$start/$end')({
  staticData: { title: 'Diary by date' },
  beforeLoad: ({ params: { start, end } }) => {
    const known = isDay(start) && isDay(end) && start <= end && end < addDays(start, AVAILABILITY_SPAN_DAYS);
    if (!known) throw redirect({ to: '/404', replace: true });
  },
  loader: ({ params }) => {
    void utils.diary.availability.prefetch(params);
    void utils.diary.weekly.prefetch({});
    void utils.lessons.counts.prefetch(sixWeeks(toMonth(params.start)));
  },
  component: DiaryDates,
});

function DiaryDates() {
  const { start, end } = Route.useParams();
  const { timezone } = useUser();
  const navigate = useNavigate();
  const day = trpc.diary.availability.useQuery({ start, end });
  const week = trpc.diary.weekly.useQuery({});
  usePrefetchBeside(start, end, daysBetween(start, end).length, day.data !== undefined);
  const asks = {
    meta: { quiet: true },
    onSuccess: () => {
      void utils.diary.invalidate();
      notify.success('Your availability has been saved!');
    },
    onError: tellHoursRefused,
  };
  const save = trpc.diary.saveDates.useMutation(asks);
  const clear = trpc.diary.clearDates.useMutation(asks);
  const { onDirtyChange, leaving } = useLeaveGuard();
  return (
    <DiaryDatesScreen
      start={start}
      end={end}
      state={screenState({ day, week }, (data) => ({ ...data.day, week: data.week, timezone }))}
      onDates={(from, to) => void navigate({ to: '/pro/lessons/diary/$start/$end', params: { start: from, end: to } })}
      days={useDiaryDays(start)}
      onSaveHours={({ times, ...dates }) => (times ? save.mutateAsync({ ...dates, times }) : clear.mutateAsync(dates))}
      errors={fieldErrors(save.error) ?? fieldErrors(clear.error)}
      onDirtyChange={(dirty) => {
        onDirtyChange(dirty);
        // A sheet that closes, and one that opens, holds no changes: what was refused goes with the sheet that held it.
        if (!dirty) for (const call of [save, clear]) call.reset();
      }}
      leaving={leaving}
    />
  );
}
