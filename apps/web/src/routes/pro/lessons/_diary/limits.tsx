import { BookingLimitsScreen } from '@fairway/ui/features/schedule/screens/BookingLimitsScreen/BookingLimitsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../../app/shell/useLeaveGuard.ts';
import { useSaveSettings } from '../../../../features/users/useSaveSettings.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/lessons/_diary/limits')({
  staticData: { title: 'Booking limits' },
  loader: () => void utils.accounts.settings.prefetch(),
  component: Limits,
});

function Limits() {
  const settings = trpc.accounts.settings.useQuery();
  const save = useSaveSettings({
    saved: 'Your booking limits have been saved',
    onSaved: () => {
      void utils.diary.invalidate();
      void utils.lessons.form.invalidate();
    },
  });
  return (
    <BookingLimitsScreen
      state={screenState({ settings }, (data) => data.settings)}
      onSave={(limits) => save.mutate(limits)}
      busy={save.isPending}
      errors={fieldErrors(save.error)}
      {...useLeaveGuard()}
    />
  );
}
