import { ProOfferScreen } from '@fairway/ui/features/offers/screens/ProOfferScreen/ProOfferScreen';
import { useMutation } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useRef } from 'react';
import { fieldErrors } from '../../../app/failures/failure.ts';
import { useLeaveGuard } from '../../../app/shell/useLeaveGuard.ts';
import { useUser } from '../../../app/session/useUser.ts';
import { trpc, trpcClient, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { pickPicture } from '../../../app/uploads/pickPicture.ts';
import { uploadPicture } from '../../../app/uploads/uploadPicture.ts';
import { showSavedOffer } from '../../../features/offers/showSavedOffer.ts';
import { useOnward } from '../../../app/shell/useOnward.ts';

export const Route = createFileRoute('/pro/offers/new')({
  staticData: { title: 'New offer' },
  loader: () => void utils.offers.categories.prefetch({}),
  component: NewOffer,
});

function NewOffer() {
  const { timezone, currency } = useUser();
  const onward = useOnward();
  const guard = useLeaveGuard();
  const categories = trpc.offers.categories.useQuery({});
  const attempt = useRef({ said: '', key: '' });
  const add = useMutation({
    mutationFn: (offer: Parameters<typeof trpcClient.offers.add.mutate>[0]) => {
      // The same again after a lost answer is the same offer, of which the players are told once. By itself: what says so for other pages
      // would come with every page, were it used here as well.
      const said = JSON.stringify(offer);
      if (attempt.current.said !== said) attempt.current = { said, key: crypto.randomUUID() };
      return trpcClient.offers.add.mutate(offer, { context: { idempotency_key: attempt.current.key } });
    },
    onSuccess: async (saved) => {
      showSavedOffer(saved, { told: false, done: 'Your offer has been created' });
      guard.onDirtyChange(false);
      await onward({ to: '/pro/offers/$id', params: { id: saved.id }, replace: true });
    },
  });
  return (
    <ProOfferScreen
      state={screenState({ categories }, (data) => ({
        offer: null,
        categories: data.categories.map(({ name }) => name),
      }))}
      timezone={timezone}
      currency={currency}
      onSave={(changes) => add.mutateAsync({ title: '', price: null, ...changes })}
      onDelete={() => Promise.resolve()}
      upload={uploadPicture}
      pick={pickPicture}
      errors={fieldErrors(add.error)}
      {...guard}
    />
  );
}
