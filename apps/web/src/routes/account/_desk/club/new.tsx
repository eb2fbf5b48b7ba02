import { VenueScreen } from '@fairway/ui/features/coaching/screens/VenueScreen/VenueScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldErrors } from '../../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../../app/shell/useLeaveGuard.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { createWriteOnce, READ_NOW } from '../../../../trpc/writeOnce.ts';
import { invalidateVenues } from '../../../../features/users/invalidateVenues.ts';
import { useOnward } from '../../../../app/shell/useOnward.ts';

export const Route = createFileRoute('/account/_desk/club/new')({
  staticData: { title: 'New venue' },
  component: NewVenue,
});

function NewVenue() {
  const onward = useOnward();
  const guard = useLeaveGuard();
  const [writeOnce] = useState(createWriteOnce);
  const add = trpc.profile.addClub.useMutation();
  return (
    <VenueScreen
      state={{ status: 'ready', club: null }}
      onSave={async (fields) => {
        await writeOnce({
          known: () => utils.profile.clubs.getData() ?? [],
          read: () => utils.profile.clubs.fetch(undefined, READ_NOW),
          isIt: (venue) =>
            (['name', 'address', 'telephone', 'website'] as const).every(
              (field) => (venue[field] ?? '') === fields[field].trim(),
            ),
          send: () => add.mutateAsync(fields),
        });
        invalidateVenues();
        notify.success('Venue details created');
        guard.onDirtyChange(false);
        await onward({ to: '/account/club', replace: true });
      }}
      onDelete={() => Promise.resolve()}
      errors={fieldErrors(add.error)}
      {...guard}
    />
  );
}
