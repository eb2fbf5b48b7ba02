import { FEATURES } from '@fairway/contracts/constants';
import { VideoSettingsScreen } from '@fairway/ui/features/users/screens/VideoSettingsScreen/VideoSettingsScreen';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { fieldErrors } from '../../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../../app/shell/useLeaveGuard.ts';
import { useUser } from '../../../../app/session/useUser.ts';
import { useSaveSettings } from '../../../../features/users/useSaveSettings.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/lessons/_diary/videosettings')({
  staticData: { title: 'Video lesson settings' },
  validateSearch: (search: Record<string, unknown>): { from?: string } =>
    typeof search['from'] === 'string' ? { from: search['from'] } : {},
  beforeLoad: () => {
    if (!FEATURES.video_lessons) throw redirect({ to: '/404', replace: true });
  },
  loader: () => void utils.accounts.settings.prefetch(),
  component: VideoSettings,
});

function VideoSettings() {
  const { currency } = useUser();
  const { from } = Route.useSearch();
  const { history } = useRouter();
  const settings = trpc.accounts.settings.useQuery();
  const save = useSaveSettings({
    saved: 'Your video lesson settings have been updated',
    // The page that sends a video to a player says whether, and for how much.
    onSaved: () => void utils.lessons.videoForm.invalidate(),
  });
  return (
    <VideoSettingsScreen
      state={screenState({ settings }, (data) => ({ ...data.settings, currency }))}
      onSave={(requested) => save.mutate(requested)}
      // Opened by an address there is no step to go back: the cross leads to the diary then.
      onClose={from && window.history.length > 1 ? () => history.back() : undefined}
      busy={save.isPending}
      errors={fieldErrors(save.error)}
      {...useLeaveGuard()}
    />
  );
}
