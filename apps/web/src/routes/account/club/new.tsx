import { VenueScreen } from '@fairway/ui/screens/account/VenueScreen/VenueScreen';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { fieldErrors } from '../../../failures/failure.ts';
import { useLeaveGuard } from '../../../navigation/useLeaveGuard.ts';
import { notify } from '../../../notices/notify.ts';
import { trpc } from '../../../trpc/client.ts';
import { afterVenueChange } from './-afterVenueChange.ts';

export const Route = createFileRoute('/account/club/new')({
  staticData: { title: 'New venue' },
  component: NewVenue,
});

function NewVenue() {
  const navigate = useNavigate();
  const guard = useLeaveGuard();
  const add = trpc.profile.addClub.useMutation({
    onSuccess: async () => {
      afterVenueChange();
      notify.success('Venue details created');
      guard.onDirtyChange(false);
      await navigate({ to: '/account/club', replace: true });
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
