import { formatCredits } from '@fairway/contracts/credits/phrases';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { GroupLessonPage } from '@fairway/contracts/lessons/group-lessons';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { SECOND_MS } from '@fairway/time/units';
import { Button, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { formatSeconds } from '../../../../format/seconds.ts';
import { useCountdown } from '../../../../hooks/useCountdown.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { buyCreditsPath, GROUPS, groupPath, lessonPath } from '../../../../paths/player.ts';
import { PaymentChoice, type PlayerPayment, settlePayment } from '../../components/booking/PaymentChoice.tsx';
import { toTexts } from '../../components/booking/types.ts';
import { GroupFacts } from '../../components/group/GroupFacts.tsx';
import { GroupHero } from '../../components/group/GroupHero.tsx';
import { placePricePhrase } from '../../components/group/phrases.ts';
import { placeCost } from '../../components/group/placeCost.ts';
import { BuyCreditsLink } from '../../components/player/BuyCreditsLink.tsx';
import { useCancelLesson } from '../../components/useCancelLesson.tsx';

export interface GroupLessonFacts {
  group: GroupLessonPage;
  /** The player's live credits, and whether more can be bought. */
  credits: number;
  sells_credits: boolean;
  /** The server's texts of the last refused try. */
  errors?: FieldErrors | undefined;
}

export interface GroupLessonScreenProps {
  state: Loadable<GroupLessonFacts>;
  /** Each fulfils once it is done. */
  onJoin: (payment?: PlayerPayment) => Promise<unknown>;
  onLeave: (place: Lesson) => Promise<unknown>;
  onWait: () => Promise<unknown>;
  onStopWaiting: () => Promise<unknown>;
}

/** How long a place is still kept, to the second. */
function Offer({ until }: { until: string }) {
  const [opened] = useState(useNow().getTime());
  const wait = Math.max(0, Math.round((Date.parse(until) - opened) / SECOND_MS));
  const { left } = useCountdown(wait);
  return (
    <Text mt="sm" fw={620} className="tabular" role="timer">
      {left === 0 ? 'The place is no longer kept for you' : `Kept for you: ${formatSeconds(left)} left to join`}
    </Text>
  );
}

/** What joining costs, paid in this way. */
function describePrice({ group, credits }: GroupLessonFacts, payment_type: PlayerPayment): string {
  if (payment_type === 'credits') return `Joining takes ${formatCredits(group.credits)} of your ${credits}.`;
  return group.price ? `You pay ${placePricePhrase({ ...group, payment_type })}.` : 'There is nothing to pay.';
}

type AskProps = GroupLessonFacts & Omit<GroupLessonScreenProps, 'state' | 'onLeave'>;

/** Join, wait, or neither and why; what it costs, and the way to credits that are missing. */
function Ask({ onJoin, onWait, onStopWaiting, ...facts }: AskProps) {
  const { group, credits, sells_credits, errors } = facts;
  const [chosen, choose] = useState<PlayerPayment | null>(null);
  const joining = useSingleFlight(onJoin);
  const waiting = useSingleFlight(onWait);
  const stopping = useSingleFlight(onStopWaiting);
  const { join, join_refusal, wait } = group.can;
  const cost = group.payment_type === 'either' ? placeCost(group, credits) : null;
  const payment = group.payment_type === 'either' ? settlePayment(chosen, cost) : group.payment_type;
  const lacking = group.payment_type === 'on_day' ? 0 : group.credits - credits;
  // Without enough credits there may still be the other way.
  const missing = payment === 'credits' ? lacking : 0;
  const busy = joining.busy || waiting.busy || stopping.busy;
  return (
    <Stack gap={cost ? 'md' : 'xs'}>
      {join && cost ? (
        <>
          <PaymentChoice cost={cost} value={payment} onChange={choose} texts={toTexts(errors)} />
          <BuyCreditsLink missing={lacking} sold={sells_credits} here={groupPath(group.id)} />
        </>
      ) : null}
      {join && missing <= 0 ? (
        <Button
          loading={joining.busy}
          disabled={busy}
          onClick={() => void (cost ? joining.run(payment) : joining.run())}
        >
          Join
        </Button>
      ) : null}
      {join && missing > 0 ? (
        sells_credits ? (
          <Button component={AppLink} href={buyCreditsPath(missing, groupPath(group.id))}>
            {`Buy ${formatCredits(missing)} to join`}
          </Button>
        ) : (
          <Notice tone="info">{`You need ${placePricePhrase(group)} to join, and have ${credits}. Please ask your coach.`}</Notice>
        )
      ) : null}
      {wait ? (
        <Button loading={waiting.busy} disabled={busy} onClick={() => void waiting.run()}>
          Join waiting list
        </Button>
      ) : null}
      {group.is_waiting ? (
        <Button variant="default" loading={stopping.busy} disabled={busy} onClick={() => void stopping.run()}>
          {group.offered_until ? 'No, thanks' : 'Leave waiting list'}
        </Button>
      ) : null}
      <Text c="dimmed" fz="sm">
        {join ? describePrice(facts, payment) : join_refusal}
        {group.is_waiting && !group.offered_until
          ? ' You are on the waiting list. We’ll notify you when you get a place.'
          : ''}
      </Text>
    </Stack>
  );
}

interface DetailsProps extends Omit<GroupLessonScreenProps, 'state'>, GroupLessonFacts {
  onAskLeave: (place: Lesson) => void;
}

function Details({ onAskLeave, onLeave: _, ...props }: DetailsProps) {
  const { group, errors } = props;
  // What is wrong with the payment stands under it, where it is to be chosen.
  const own = group.payment_type === 'either' && group.can.join ? ['payment_type', 'credits'] : [];
  const refused = Object.entries(errors ?? {}).flatMap(([field, texts]) => (own.includes(field) ? [] : texts));
  const { place } = group;
  return (
    <>
      {refused.length > 0 ? (
        <Notice tone="danger" role="alert">
          {refused.join(' ')}
        </Notice>
      ) : null}
      <GroupHero
        group={group}
        eyebrow={place ? 'You have a place' : 'Group lesson'}
        actions={
          place ? (
            <>
              <Button variant="white" component={AppLink} href={lessonPath(place.id)}>
                See lesson
              </Button>
              {place.can.cancel ? (
                <Button variant="default" onClick={() => onAskLeave(place)}>
                  Leave
                </Button>
              ) : null}
            </>
          ) : undefined
        }
      >
        {group.offered_until ? <Offer key={group.offered_until} until={group.offered_until} /> : null}
      </GroupHero>
      {place || group.cancelled_at ? null : <Ask {...props} />}
      <GroupFacts group={group} side="player" />
    </>
  );
}

/** A group lesson as a player finds it: what it is, and whether to join, wait or leave. */
export function GroupLessonScreen({ state, ...on }: GroupLessonScreenProps) {
  const hereRef = useRef<HTMLDivElement>(null);
  const leaving = useCancelLesson({
    side: 'player',
    onCancel: (lesson) => on.onLeave(lesson),
    onDone: () => hereRef.current?.focus(),
  });
  return (
    <Page header={<PageHeader title="Group lesson" back={{ href: GROUPS, label: 'Back to group lessons' }} />}>
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the group lesson">
            <LoadingCard height={168} />
            <LoadingCard height={72} />
            <LoadingCard height={172} />
          </Loading>
        }
      >
        {(facts) => (
          <Stack ref={hereRef} tabIndex={-1} gap="lg" style={{ outline: 'none' }}>
            <Details {...facts} {...on} onAskLeave={leaving.ask} />
          </Stack>
        )}
      </ScreenState>
      {leaving.dialog}
    </Page>
  );
}
