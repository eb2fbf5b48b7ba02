import { SubscribeScreen } from '@fairway/ui/features/subscriptions/screens/SubscribeScreen/SubscribeScreen';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FloatingBanner } from '../app/shell/FloatingBanner.tsx';
import { hasStore, onCantSubscribe, productsOnSale, subscribeToProduct } from '../app/native/subscribing.ts';
import { AreaFailed } from '../app/shell/AreaFailed.tsx';
import { useEnter } from '../features/auth/useEnter.ts';
import { useSignInNavigation } from '../features/auth/useSignInNavigation.ts';
import { loadUser, markPagesShown } from '../app/session/session.ts';
import { trpc } from '../trpc/client.ts';
import { screenState } from '../trpc/screenState.ts';

/** What a pro without a subscription is led to, and anybody may open who is no admin. */
export const Route = createFileRoute('/subscribe')({
  staticData: { title: 'Subscribe' },
  beforeLoad: async ({ location }) => {
    const user = await loadUser();
    if (!user) throw redirect({ to: '/login', search: { from: location.href }, replace: true });
    if (user.type === 'admin') throw redirect({ to: '/', replace: true });
    markPagesShown(user);
    return { user };
  },
  component: Subscribe,
  errorComponent: AreaFailed,
});

const GAVE_UP = 'You have not been charged. You can try again whenever you like.';

/** A purchase in the wrapper's store: it ends in a message of the wrapper's, by which the app goes Home or this page stays. */
function usePurchase(user_id: string) {
  const [buying, setBuying] = useState(false);
  const [alert, setAlert] = useState<string>();
  useEffect(
    () =>
      onCantSubscribe((message) => {
        setBuying(false);
        setAlert(message ?? GAVE_UP);
      }),
    [],
  );
  const buy = (product: string) => {
    setAlert(undefined);
    setBuying(true);
    subscribeToProduct(product, user_id);
  };
  return { buying, alert, buy };
}

function Subscribe() {
  const { user } = Route.useRouteContext();
  const { enter } = useEnter(useSignInNavigation());
  const { buying, alert, buy } = usePurchase(user.id);
  const subscription = trpc.subscriptions.subscription.useQuery();
  const product_id = subscription.data?.product_id;
  const sale = useQuery({
    queryKey: ['products on sale', product_id],
    queryFn: () => productsOnSale(product_id ? [product_id] : []),
    enabled: hasStore && product_id !== undefined,
    meta: { quiet: true },
    networkMode: 'always',
    // The store's prices stay while the page does, wherever the connection went meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const test = trpc.subscriptions.subscribeForTest.useMutation({ onSuccess: enter });
  const offered = hasStore ? sale : { ...sale, data: [], isError: false };
  return (
    <>
      <FloatingBanner />
      <SubscribeScreen
        state={screenState({ subscription, offered }, (data) => ({
          ...data.subscription,
          kind: user.type === 'pro' ? 'pro' : 'player',
          products: hasStore ? data.offered : null,
        }))}
        busy={buying || test.isPending}
        alert={alert}
        onSubscribe={buy}
        onSubscribeForTest={() => test.mutate()}
        homeHref="/"
        logoutHref="/logout"
      />
    </>
  );
}
