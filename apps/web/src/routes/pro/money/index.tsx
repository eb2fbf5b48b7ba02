import { MoneyScreen } from '@fairway/ui/features/checkout/screens/MoneyScreen/MoneyScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { type PageSearch, parsePage } from '../../../app/shell/pageSearch.ts';
import { useCsvFile } from '../../../features/credits/useCsvFile.ts';
import { useUser } from '../../../app/session/useUser.ts';
import { trpc, trpcClient, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { useMoney } from '../../../features/checkout/useMoney.ts';

export const Route = createFileRoute('/pro/money/')({
  staticData: { title: 'Money' },
  validateSearch: (search: Record<string, unknown>): PageSearch & { period?: string } => ({
    ...parsePage(search),
    ...(typeof search['period'] === 'string' && { period: search['period'] }),
  }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ deps }) => {
    void utils.payments.money.prefetch();
    void utils.lessons.feesDue.prefetch({});
    void utils.payments.purchases.prefetch(deps);
  },
  component: MoneyPage,
});

function MoneyPage() {
  const { page = 1, period } = Route.useSearch();
  const { timezone } = useUser();
  const money = trpc.payments.money.useQuery();
  const fees = trpc.lessons.feesDue.useQuery({});
  const purchases = trpc.payments.purchases.useQuery({ page }, { placeholderData: keepPreviousData });
  const file = useCsvFile((period) => trpcClient.payments.takingsFile.query(period));
  return (
    <MoneyScreen
      state={screenState({ money, fees, purchases }, (data) => data)}
      timezone={timezone}
      period={period}
      {...useMoney()}
      {...file}
    />
  );
}
