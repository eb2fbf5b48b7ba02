import { ProOfferScreen } from '@fairway/ui/features/offers/screens/ProOfferScreen/ProOfferScreen';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { fieldErrors, isNotFound } from '../../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../../app/shell/useLeaveGuard.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { useUser } from '../../../../app/session/useUser.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';
import { pickPicture } from '../../../../app/uploads/pickPicture.ts';
import { uploadPicture } from '../../../../app/uploads/uploadPicture.ts';
import { showSavedOffer } from '../../../../features/offers/showSavedOffer.ts';

export const Route = createFileRoute('/pro/offers/_desk/$id')({
  staticData: { title: 'Offer' },
  loader: ({ params }) => {
    void utils.offers.one.prefetch({ id: params.id }, QUIET);
    void utils.offers.categories.prefetch({});
  },
  component: ProOffer,
});

function ProOffer() {
  const { id } = Route.useParams();
  const { timezone } = useUser();
  const navigate = useNavigate();
  const guard = useLeaveGuard();
  const offer = trpc.offers.one.useQuery({ id }, QUIET);
  const categories = trpc.offers.categories.useQuery({});
  const save = trpc.offers.save.useMutation({
    onSuccess: (saved) =>
      showSavedOffer(saved, { told: offer.data?.announced_at !== null, done: 'Your offer has been updated' }),
    // Something was sold meanwhile, or the offer is gone: the page shows how it stands.
    onError: () => void utils.offers.one.invalidate({ id }),
  });
  const remove = trpc.offers.remove.useMutation({
    onSuccess: async () => {
      notify.success('Offer deleted');
      await navigate({ to: '/pro/offers', replace: true });
      void utils.offers.invalidate();
    },
  });
  if (isNotFound(offer.error) && !remove.isSuccess) return <NotFoundScreen homeHref="/pro/offers" />;
  return (
    <ProOfferScreen
      state={screenState({ offer, categories }, (data) => ({
        offer: data.offer,
        categories: data.categories.map(({ name }) => name),
      }))}
      timezone={timezone}
      currency={offer.data?.currency ?? 'GBP'}
      onSave={(changes) => save.mutateAsync({ id, ...changes })}
      onDelete={() => remove.mutateAsync({ id })}
      upload={uploadPicture}
      pick={pickPicture}
      errors={fieldErrors(save.error)}
      {...guard}
    />
  );
}
