import { ProProfileScreen } from '@fairway/ui/screens/pro/ProProfileScreen/ProProfileScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../failures/failure.ts';
import { useLeaveGuard } from '../../navigation/useLeaveGuard.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';
import { pickPicture } from '../../uploads/pickPicture.ts';
import { uploadPicture } from '../../uploads/uploadPicture.ts';

export const Route = createFileRoute('/pro/profile')({
  staticData: { title: 'Your profile' },
  loader: () => void utils.profile.profile.prefetch(),
  component: ProProfile,
});

function ProProfile() {
  const profile = trpc.profile.profile.useQuery();
  const save = trpc.profile.saveProfile.useMutation({
    onSuccess: (saved) => utils.profile.profile.setData(undefined, saved),
  });
  return (
    <ProProfileScreen
      state={screenState({ profile }, (data) => data)}
      onSave={(fields) => save.mutateAsync(fields)}
      upload={uploadPicture}
      pick={pickPicture}
      errors={fieldErrors(save.error)}
      {...useLeaveGuard()}
    />
  );
}
