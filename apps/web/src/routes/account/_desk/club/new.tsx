import { VenueScreen } from '@fairway/ui/features/coaching/screens/VenueScreen/VenueScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../../app/shell/useLeaveGuard.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { trpc } from '../../../../trpc/client.ts';
import { invalidateVenues } from '../../../../features/users/invalidateVenues.ts';
import { useOnward } from '../../../../app/shell/useOnward.ts';

export const Route = createFileRoute('/account/_desk/club/new')({
  staticData: { title: 'New venue' },
  component: NewVenue,
});

function NewVenue() {
  const onward = useOnward();
  const guard = useLeaveGuard();
  const add = trpc.profile.addClub.useMutation({
    onSuccess: async () => {
      invalidateVenues();
      notify.success('Venue details created');
      guard.onDirtyChange(false);
      await onward({ to: '/account/club', replace: true });
    },
  });
  return (
    <VenueScreen
      state={{ status: 'ready', club: null }}
      onSave={(fields) => add.mutateAsync(fields)}
      onDelete={() => Promise.resolve()}
      errors={fieldErrors(add.error)}
      {...guard}
    />
  );
}
