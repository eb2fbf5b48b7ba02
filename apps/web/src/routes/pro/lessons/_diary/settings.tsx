import { LessonSettingsScreen } from '@fairway/ui/features/users/screens/LessonSettingsScreen/LessonSettingsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../../app/shell/useLeaveGuard.ts';
import { useUser } from '../../../../app/session/useUser.ts';
import { useSaveSettings } from '../../../../features/users/useSaveSettings.ts';
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
  const save = useSaveSettings({
    saved: 'Your lesson settings have been updated',
    onSaved: () => void utils.lessons.form.invalidate(),
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
