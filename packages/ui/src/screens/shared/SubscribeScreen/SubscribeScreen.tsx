import { datePhrase } from '@fairway/contracts/phrases';
import { Anchor, Button } from '@mantine/core';
import { AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { useOwnZone } from '../../../components/Clock/Clock.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../../../components/StateView/Loading.tsx';
import { dayAt } from '../../../format/zones.ts';
import type { ScreenState } from '../../state.ts';
import classes from './SubscribeScreen.module.css';

/** A product as the phone's store writes it, the app's own name left out of the title. */
export interface OfferedProduct {
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
  state: ScreenState<SubscribeReady>;
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
  'You can cancel at any time, through the app store where you subscribed: it takes the payments, and Fairway cannot end them for you.';
const THANKS = {
  pro: 'With a subscription your diary is open: your players book, move and cancel their lessons themselves, and you see each day at a glance.',
  player: 'Your subscription helps to keep Fairway going, and is yours to end whenever you like.',
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
    <div className={classes.offers}>
      {products?.map(({ id, title, price }) => (
        <Button
          key={id}
          size="lg"
          fullWidth
          className={classes.offer}
          disabled={busy}
          aria-busy={busy}
          onClick={() => onSubscribe(id)}
        >
          {busy ? (
            BUSY
          ) : (
            <span className={classes.product}>
              {title}
              {price ? <span className={classes.price}>{`${price} per month`}</span> : null}
            </span>
          )}
        </Button>
      ))}
      {products?.length === 0 ? (
        <Notice tone="warning">The store has no subscription on sale at the moment. Please try again later.</Notice>
      ) : null}
      {products === null ? (
        <Notice tone="info" title="Subscribe in the app">
          Subscriptions are sold by the app store of your phone. Open the Fairway app there, sign in with this account,
          and come back here once you are subscribed.
        </Notice>
      ) : null}
      {test ? (
        <Button variant="default" size="lg" fullWidth disabled={busy} aria-busy={busy} onClick={onSubscribeForTest}>
          {busy ? BUSY : 'Subscribe (test)'}
        </Button>
      ) : null}
    </div>
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
  const until = subscribed_until && datePhrase(dayAt(new Date(subscribed_until), zone));
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
      <div className={classes.words}>
        <p>{THANKS[kind]}</p>
        {until ? (
          <Notice tone="warning" title={`Your subscription ended on ${until}`}>
            {LAPSED[kind]}
          </Notice>
        ) : null}
      </div>
      <Offers {...state} {...buying} />
    </>
  );
}

/** Sells the monthly subscription, pros theirs and everyone else the player's (S1 §2 Subscription, §6; A12). */
export function SubscribeScreen({ state, alert, homeHref, logoutHref, ...buying }: SubscribeScreenProps) {
  return (
    <AuthFrame form="short">
      <div className={classes.page}>
        {state.status === 'loading' ? (
          <>
            <PageHeader title="Thank you for using Fairway" />
            <Loading label="Asking the store">
              <LoadingCard height={72} />
              <LoadingCard height={68} />
            </Loading>
          </>
        ) : state.status === 'failed' ? (
          <FailedState
            level={1}
            message={state.message ?? 'The store could not be reached. Nothing has been paid.'}
            onRetry={state.retry}
            busy={state.retrying}
          />
        ) : (
          <Ready state={state} alert={alert} homeHref={homeHref} {...buying} />
        )}
        <p className={classes.foot}>{CANCEL}</p>
        <Anchor component={AppLink} href={logoutHref} className={classes.out}>
          Log out
        </Anchor>
      </div>
    </AuthFrame>
  );
}
