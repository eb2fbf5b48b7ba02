import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { VenueScreen } from '@fairway/ui/features/coaching/screens/VenueScreen/VenueScreen';
import { createFileRoute } from '@tanstack/react-router';
import { fieldErrors } from '../../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../../app/shell/useLeaveGuard.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';
import { invalidateVenues } from '../../../../features/users/invalidateVenues.ts';
import { useOnward } from '../../../../app/shell/useOnward.ts';

export const Route = createFileRoute('/account/_desk/club/$id')({
  staticData: { title: 'Venue' },
  loader: () => void utils.profile.clubs.prefetch(),
  component: Venue,
});

function Venue() {
  const { id } = Route.useParams();
  const onward = useOnward();
  const guard = useLeaveGuard();
  const clubs = trpc.profile.clubs.useQuery();
  const change = trpc.profile.changeClub.useMutation({
    onSuccess: (changed) => {
      utils.profile.clubs.setData(undefined, (all) => all?.map((club) => (club.id === changed.id ? changed : club)));
      invalidateVenues();
      notify.success('Venue details updated');
    },
  });
  const remove = trpc.profile.removeClub.useMutation({
    onSuccess: async () => {
      notify.success('Club deleted');
      await onward({ to: '/account/club', replace: true });
      invalidateVenues();
    },
  });
  const club = clubs.data?.find((one) => one.id === id);
  if (clubs.data && !club && !remove.isPending && !remove.isSuccess) return <NotFoundScreen homeHref="/account/club" />;
  return (
    <VenueScreen
      state={screenState({ clubs }, () => ({ club: club ?? null }))}
      onSave={(fields) => change.mutateAsync({ id, ...fields })}
      onDelete={() => remove.mutateAsync({ id })}
      errors={fieldErrors(change.error)}
      {...guard}
    />
  );
}
