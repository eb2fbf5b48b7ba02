import { LessonSettingsScreen } from '@fairway/ui/features/users/screens/LessonSettingsScreen/LessonSettingsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../../app/shell/useLeaveGuard.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { useUser } from '../../../../app/session/useUser.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/lessons/_diary/settings')({
  staticData: { title: 'Duration and pricing' },
  loader: () => void utils.accounts.settings.prefetch(),
  component: LessonSettings,
});

function LessonSettings() {
  const { currency } = useUser();
  const settings = trpc.accounts.settings.useQuery();
  const save = trpc.accounts.saveSettings.useMutation({
    onSuccess: (saved) => {
      utils.accounts.settings.setData(undefined, saved);
      void utils.accounts.invalidate();
      void utils.lessons.form.invalidate();
      notify.success('Your lesson settings have been updated');
    },
  });
  return (
    <LessonSettingsScreen
      state={screenState({ settings }, (data) => ({ ...data.settings, currency }))}
      onSave={({ lesson_duration, ...rest }) => save.mutate({ ...rest, lesson_duration: lesson_duration ?? undefined })}
      busy={save.isPending}
      errors={fieldErrors(save.error)}
      {...useLeaveGuard()}
    />
  );
}
