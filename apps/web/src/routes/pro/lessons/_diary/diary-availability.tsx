import { FutureAvailabilityScreen } from '@fairway/ui/features/schedule/screens/FutureAvailabilityScreen/FutureAvailabilityScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../../app/shell/useLeaveGuard.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { useUser } from '../../../../app/session/useUser.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/lessons/_diary/diary-availability')({
  staticData: { title: 'Future availability' },
  loader: () => void utils.accounts.settings.prefetch(),
  component: FutureAvailability,
});

function FutureAvailability() {
  const { timezone } = useUser();
  const settings = trpc.accounts.settings.useQuery();
  const save = trpc.diary.saveMonths.useMutation({
    onSuccess: (saved) => {
      utils.accounts.settings.setData(undefined, (before) => before && { ...before, ...saved });
      void utils.diary.invalidate();
      void utils.accounts.invalidate();
      void utils.lessons.form.invalidate();
      notify.success('Your availability has been saved!');
    },
  });
  return (
    <FutureAvailabilityScreen
      state={screenState({ settings }, ({ settings: { diary_availability_months } }) => ({
        diary_availability_months,
        timezone,
      }))}
      onSave={(diary_availability_months) => save.mutate({ diary_availability_months })}
      busy={save.isPending}
      errors={fieldErrors(save.error)}
      {...useLeaveGuard()}
    />
  );
}
