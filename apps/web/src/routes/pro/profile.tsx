import { EditProfileScreen } from '@fairway/ui/features/users/screens/EditProfileScreen/EditProfileScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../app/failures/failure.ts';
import { useLeaveGuard } from '../../app/shell/useLeaveGuard.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';
import { pickPicture } from '../../app/uploads/pickPicture.ts';
import { uploadPicture } from '../../app/uploads/uploadPicture.ts';

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
    <EditProfileScreen
      state={screenState({ profile }, (data) => data)}
      onSave={(fields) => save.mutateAsync(fields)}
      upload={uploadPicture}
      pick={pickPicture}
      errors={fieldErrors(save.error)}
      {...useLeaveGuard()}
    />
  );
}
