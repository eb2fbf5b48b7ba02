import { ReceiptsScreen } from '@fairway/ui/features/checkout/screens/ReceiptsScreen/ReceiptsScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { parsePage } from '../../../app/shell/pageSearch.ts';
import { useUser } from '../../../app/session/useUser.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';

export const Route = createFileRoute('/player/receipts/')({
  staticData: { title: 'Receipts' },
  validateSearch: parsePage,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ deps }) => void utils.payments.purchases.prefetch(deps),
  component: Receipts,
});

function Receipts() {
  const { page = 1 } = Route.useSearch();
  const { pro, timezone } = useUser();
  const list = trpc.payments.purchases.useQuery({ page }, { placeholderData: keepPreviousData });
  return (
    <ReceiptsScreen state={screenState({ list }, (data) => ({ ...data.list, timezone: pro?.timezone ?? timezone }))} />
  );
}
