import { formatCredits } from '@fairway/contracts/credits/phrases';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import type { HeldTime } from '@fairway/contracts/schedule/waiting-list';
import { formatDay, formatDuration, formatTimes } from '@fairway/time/phrases';
import { SECOND_MS } from '@fairway/time/units';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatSeconds } from '../../../../format/seconds.ts';
import { useCountdown } from '../../../../hooks/useCountdown.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { useViewerTime } from '../../../../hooks/useViewerTime.ts';
import { useNow } from '../../../../kit/Clock/Clock.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { HeroCard } from '../../../../kit/HeroCard/HeroCard.tsx';
import { EmptyDiary } from '../../../../kit/Illustration/EmptyDiary.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { BOOK_LESSON, WAITING } from '../../../../paths/player.ts';
import {
  lessonCost,
  PaymentChoice,
  type PlayerPayment,
  settlePayment,
} from '../../components/booking/PaymentChoice.tsx';
import { toTexts } from '../../components/booking/types.ts';

export interface HeldTimeFacts {
  hold: HeldTime;
  form: BookingForm;
  /** The server's texts of the last refused try. */
  errors?: FieldErrors | undefined;
}

export interface HeldTimeScreenProps {
  state: Loadable<HeldTimeFacts>;
  /** Fulfils once the time is booked. */
  onBook: (payment: PlayerPayment) => Promise<unknown>;
  /** Fulfils once the time is let go. */
  onDecline: () => Promise<unknown>;
}

const LAPSED = 'This time was held for you, but the 20 minutes have passed.';

/** In place of the question once it can no longer be answered. */
function Over({ reason }: { reason: string }) {
  return (
    <EmptyState
      illustration={<EmptyDiary />}
      title="No longer held for you"
      action={
        <Group gap="xs" justify="center">
          <Button component={AppLink} href={BOOK_LESSON}>
            Find another time
          </Button>
          <Button component={AppLink} href={WAITING} variant="default">
            Waiting list
          </Button>
        </Group>
      }
    >
      {reason}
    </EmptyState>
  );
}

type QuestionProps = HeldTimeFacts & Pick<HeldTimeScreenProps, 'onBook' | 'onDecline'>;

function Question({ hold, form, errors, onBook, onDecline }: QuestionProps) {
  const [opened] = useState(useNow().getTime());
  const wait = Math.max(0, Math.round((Date.parse(hold.expires_at) - opened) / SECOND_MS));
  const { left } = useCountdown(wait);
  const [chosen, setChosen] = useState<PlayerPayment | null>(null);
  const booking = useSingleFlight(onBook);
  const declining = useSingleFlight(onDecline);
  const viewer = useViewerTime(hold.starts_at, hold.timezone);
  if (left === 0) return <Over reason={LAPSED} />;
  const cost = lessonCost(form, hold.duration);
  const payment = settlePayment(chosen, cost);
  const { payment_type: _payment, credits: _credits, ...others } = errors ?? {};
  const other = Object.values(others).flat();
  return (
    <Form busy={booking.busy} onSubmit={() => void booking.run(payment)}>
      <Stack gap="lg">
        {other.length > 0 ? (
          <Notice tone="danger" role="alert">
            {other.join(' ')}
          </Notice>
        ) : null}
        <HeroCard
          eyebrow="Held for you"
          title={formatDay(hold.date)}
          detail={`${formatTimes(hold.start, hold.end)}, ${formatDuration(hold.duration)}${viewer ? ` (${viewer.own} where you are)` : ''}`}
        >
          <Text mt="sm" fw={620} className="tabular" role="timer">
            {`${formatSeconds(left)} left to decide`}
          </Text>
        </HeroCard>
        <PaymentChoice cost={cost} value={payment} onChange={setChosen} texts={toTexts(errors)} />
        <Group grow gap="xs" preventGrowOverflow={false}>
          <Button type="submit" loading={booking.busy} disabled={declining.busy}>
            Book it
          </Button>
          <Button
            variant="default"
            loading={declining.busy}
            disabled={booking.busy}
            onClick={() => void declining.run()}
          >
            No, thanks
          </Button>
        </Group>
        <Text c="dimmed" fz="sm">
          {payment === 'credits'
            ? `Booking takes ${formatCredits(cost.due)} of your ${form.credits}. If you say no, the next player is asked.`
            : 'You pay your coach at the lesson. If you say no, the next player is asked.'}
        </Text>
      </Stack>
    </Form>
  );
}

/** A time that is held for the player for 20 minutes: until when, how it would be paid, and yes or no. */
export function HeldTimeScreen({ state, onBook, onDecline }: HeldTimeScreenProps) {
  return (
    <Page header={<PageHeader title="A time for you" back={{ href: WAITING, label: 'Back to your waiting list' }} />}>
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the time">
            <LoadingCard height={164} />
            <LoadingCard height={172} />
            <LoadingCard height={48} />
          </Loading>
        }
      >
        {(facts) =>
          facts.hold.refusal ? (
            <Over reason={facts.hold.refusal} />
          ) : (
            <Question {...facts} onBook={onBook} onDecline={onDecline} />
          )
        }
      </ScreenState>
    </Page>
  );
}
