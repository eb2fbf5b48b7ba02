import { formatDate } from '@fairway/time/phrases';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { AuthFrame } from '../../../auth/components/AuthFrame/AuthFrame.tsx';
import { useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { dayAt } from '../../../../format/zones.ts';
import type { Loadable } from '../../../../kit/loadable.ts';

/** A product as the phone's store writes it, the app's own name left out of the title. */
interface OfferedProduct {
  id: string;
  title: string;
  price: string;
}

export interface SubscribeReady {
  kind: 'pro' | 'player';
  subscribed: boolean;
  /** The end of what was paid for, an instant; null when nothing ever was. */
  subscribed_until: string | null;
  /** What the store of the phone sells; null in a plain browser, which has none. */
  products: OfferedProduct[] | null;
  /** Whether "Subscribe (test)" works here. */
  test: boolean;
}

export interface SubscribeScreenProps {
  state: Loadable<SubscribeReady>;
  /** While a purchase is on its way, no other can be made. */
  busy?: boolean;
  /** What came of the last try, when it came to nothing. */
  alert?: string;
  onSubscribe: (product_id: string) => void;
  onSubscribeForTest: () => void;
  homeHref: string;
  logoutHref: string;
}

const BUSY = 'Please wait...';
const CANCEL =
  'You can cancel at any time, through the app store where you subscribed. Fairway cannot cancel it for you.';
const THANKS = {
  pro: 'Players book, move and cancel lessons themselves, and you see each day at a glance.',
  player: 'Your subscription keeps Fairway going. Cancel whenever you like.',
};
const LAPSED = {
  pro: 'Your players keep their lessons and can read everything. New bookings wait until you subscribe again.',
  player: 'Everything of yours is still here.',
};

type Buying = Pick<SubscribeScreenProps, 'busy' | 'onSubscribe' | 'onSubscribeForTest'>;

function Offers({
  products,
  test,
  busy,
  onSubscribe,
  onSubscribeForTest,
}: Pick<SubscribeReady, 'products' | 'test'> & Buying) {
  return (
    <Stack gap="sm">
      {products?.map(({ id, title, price }) => (
        <Button
          key={id}
          size="lg"
          fullWidth
          h="auto"
          mih={68}
          py="sm"
          styles={{ label: { whiteSpace: 'normal' } }}
          disabled={busy}
          aria-busy={busy}
          onClick={() => onSubscribe(id)}
        >
          {busy ? (
            BUSY
          ) : (
            <Stack component="span" gap={2} lh={1.3} ta="center">
              {title}
              {price ? (
                <Text span inherit fz="sm" fw={400} className="tabular">
                  {`${price} per month`}
                </Text>
              ) : null}
            </Stack>
          )}
        </Button>
      ))}
      {products?.length === 0 ? (
        <Notice tone="warning">The store has no subscription on sale at the moment. Please try again later.</Notice>
      ) : null}
      {products === null ? (
        <Notice tone="info" title="Subscribe in the app">
          Subscriptions are sold by the app store of your phone. Open the Fairway app there, log in with this account,
          and come back here once you are subscribed.
        </Notice>
      ) : null}
      {test ? (
        <Button variant="default" size="lg" fullWidth disabled={busy} aria-busy={busy} onClick={onSubscribeForTest}>
          {busy ? BUSY : 'Subscribe (test)'}
        </Button>
      ) : null}
    </Stack>
  );
}

function Ready({
  state,
  alert,
  homeHref,
  ...buying
}: { state: SubscribeReady; alert: string | undefined; homeHref: string } & Buying) {
  const zone = useOwnZone();
  const { kind, subscribed, subscribed_until } = state;
  const until = subscribed_until && formatDate(dayAt(new Date(subscribed_until), zone));
  if (subscribed)
    return (
      <>
        <PageHeader
          title="You are subscribed"
          detail={until ? `Thank you. It is paid for until ${until}.` : 'Thank you.'}
        />
        <Button size="lg" fullWidth component={AppLink} href={homeHref}>
          Home
        </Button>
      </>
    );
  return (
    <>
      <PageHeader title="Thank you for using Fairway" />
      {alert ? (
        <Notice tone="danger" role="alert">
          {alert}
        </Notice>
      ) : null}
      <Stack gap={10}>
        <Text>{THANKS[kind]}</Text>
        {until ? (
          <Notice tone="warning" title={`Your subscription ended on ${until}`}>
            {LAPSED[kind]}
          </Notice>
        ) : null}
      </Stack>
      <Offers {...state} {...buying} />
    </>
  );
}

/** Sells the monthly subscription, coaches theirs and everyone else the player's. */
export function SubscribeScreen({ state, alert, homeHref, logoutHref, ...buying }: SubscribeScreenProps) {
  return (
    <AuthFrame form="short">
      <Stack gap={20}>
        <ScreenState
          state={state}
          failedLevel={1}
          failedMessage="The app store could not be reached. You have not been charged."
          loading={
            <>
              <PageHeader title="Thank you for using Fairway" />
              <Loading label="Contacting the app store">
                <LoadingCard height={72} />
                <LoadingCard height={68} />
              </Loading>
            </>
          }
        >
          {(ready) => <Ready state={ready} alert={alert} homeHref={homeHref} {...buying} />}
        </ScreenState>
        <Text c="dimmed" fz="sm" lh={1.45}>
          {CANCEL}
        </Text>
        <Anchor
          component={AppLink}
          href={logoutHref}
          display="inline-flex"
          mih="var(--app-tap)"
          px="sm"
          style={{ alignItems: 'center', alignSelf: 'center' }}
        >
          Log out
        </Anchor>
      </Stack>
    </AuthFrame>
  );
}
