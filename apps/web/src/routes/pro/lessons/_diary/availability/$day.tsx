import { weekdayFromSlug, weekdaySlug } from '@fairway/ui/format/week';
import { DayHoursScreen } from '@fairway/ui/features/schedule/screens/DayHoursScreen/DayHoursScreen';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { fieldErrors } from '../../../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../../../app/shell/useLeaveGuard.ts';
import { notify } from '../../../../../app/notices/notify.ts';
import { trpc, utils } from '../../../../../trpc/client.ts';
import { screenState } from '../../../../../trpc/screenState.ts';
import { tellHoursRefused } from '../../../../../features/schedule/tellHoursRefused.ts';

export const Route = createFileRoute('/pro/lessons/_diary/availability/$day')({
  staticData: { title: 'Weekly availability' },
  beforeLoad: ({ params }) => {
    if (weekdayFromSlug(params.day) === undefined) throw redirect({ to: '/404', replace: true });
  },
  loader: () => void utils.diary.weekly.prefetch({}),
  component: DayHours,
});

function DayHours() {
  const slug = Route.useParams({ select: (params) => params.day });
  const day = weekdayFromSlug(slug) ?? 0;
  const navigate = useNavigate();
  const week = trpc.diary.weekly.useQuery({});
  const save = trpc.diary.saveDay.useMutation({
    meta: { quiet: true },
    onSuccess: (saved, input) => {
      utils.diary.weekly.setData({}, (before = []) => [...before.filter((range) => range.day !== input.day), ...saved]);
      void utils.diary.invalidate();
      notify.success('Your availability has been saved!');
    },
    onError: tellHoursRefused,
  });
  // What was refused goes with the form that held it, and so does what is still on its way.
  const { reset } = save;
  useEffect(() => reset, [day, reset]);
  return (
    <DayHoursScreen
      day={day}
      state={screenState({ week }, (data) => data)}
      onDayChange={(other) =>
        void navigate({ to: '/pro/lessons/availability/$day', params: { day: weekdaySlug(other) } })
      }
      onSave={(times) => save.mutate({ day, times })}
      busy={save.isPending}
      errors={save.variables?.day === day ? fieldErrors(save.error) : undefined}
      {...useLeaveGuard()}
    />
  );
}
