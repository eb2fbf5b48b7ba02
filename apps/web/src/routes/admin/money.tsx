import { AdminMoneyScreen } from '@fairway/ui/features/checkout/screens/AdminMoneyScreen/AdminMoneyScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { trpc, utils } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';
import { parsePage } from '../../app/shell/pageSearch.ts';

/** How often to look whether the reconciliation is done, while one is under way. */
const LOOK_MS = 3000;

export const Route = createFileRoute('/admin/money')({
  staticData: { title: 'Money' },
  validateSearch: parsePage,
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page = 1 } }) => void utils.payments.reconciliation.prefetch({ page }),
  component: Money,
});

function Money() {
  const { page = 1 } = Route.useSearch();
  const reconciliation = trpc.payments.reconciliation.useQuery(
    { page },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.asked_at ? LOOK_MS : false),
    },
  );
  const reconcile = trpc.payments.reconcile.useMutation({
    onSuccess: () => utils.payments.reconciliation.invalidate(),
  });
  const open = reconciliation.data?.open;
  // The count beside the link follows what is on the page.
  useEffect(() => {
    if (open !== undefined) utils.payments.openAlerts.setData(undefined, { open });
  }, [open]);
  return (
    <AdminMoneyScreen
      state={screenState({ reconciliation }, (data) => data.reconciliation)}
      onReconcile={() => reconcile.mutate()}
      busy={reconcile.isPending}
    />
  );
}
