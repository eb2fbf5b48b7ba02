import { formatMoney } from '@fairway/contracts/money-format';
import { Box } from '@mantine/core';
import { CardPaymentFlow } from '../../../checkout/components/CardPaymentFlow/CardPaymentFlow.tsx';
import { BANK_ASKS, mayPay, type Paying } from '../../../checkout/components/CardPaymentFlow/paying.ts';
import { PaymentNotice } from '../../../checkout/components/PaymentNotice/PaymentNotice.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import type { VideoLessonCallbacks, VideoLessonFacts } from '../../components/videos/types.ts';
import { VideoBar } from '../../components/videos/VideoBar.tsx';
import { VideoLessonForm } from '../../components/videos/VideoLessonForm.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { LESSONS } from '../../../../paths/player.ts';

/** What a player sends; `price` is the one they were shown. */
export interface VideoBooking {
  video1: string;
  video2: string;
  note: string | null;
  price: number;
}

export interface BookVideoScreenProps extends VideoLessonCallbacks {
  state: Loadable<VideoLessonFacts>;
  paying: Paying;
  onSend: (booking: VideoBooking) => void;
}

const formatVideoPrice = ({ form }: VideoLessonFacts) => formatMoney(form.price ?? 0, form.currency);
const findCard = ({ form }: VideoLessonFacts) =>
  form.stripe_card ? `Charged to your card ending ${form.stripe_card}` : 'You’ll add a card before you pay';

/** A player sends two videos of their swing and pays for the lesson. */
export function BookVideoScreen({ state, paying, onSend, ...fields }: BookVideoScreenProps) {
  return (
    <VideoLessonForm
      {...fields}
      state={state}
      header={
        <PageHeader
          title="Video lesson"
          detail="Send two videos of your swing. Your coach reviews them and replies here."
          back={{ href: LESSONS, label: 'Back to lessons' }}
        />
      }
      backHref={LESSONS}
      busy={paying.busy || paying.cardForm !== null || !mayPay(paying)}
      onSubmit={({ form, note }, videos) => onSend({ ...videos, note: note.trim() || null, price: form.price ?? 0 })}
      foot={(facts, button, { getError }) => {
        const fault = getError('price') ?? getError('payment_method');
        const outcome = fault ? { state: 'refused' as const, reason: fault } : paying.outcome;
        if (paying.cardForm)
          return (
            <Box w="100%" maw={640}>
              <CardPaymentFlow
                form={paying.cardForm}
                price={formatVideoPrice(facts)}
                goods="this lesson"
                onWithoutCard={paying.onWithoutCard}
              />
            </Box>
          );
        return (
          <>
            <PaymentNotice outcome={outcome} />
            {paying.confirming ? (
              <Notice tone="info" role="status">
                {BANK_ASKS}
              </Notice>
            ) : null}
            <VideoBar
              {...button}
              busy={paying.busy}
              summary={formatVideoPrice(facts)}
              detail={findCard(facts)}
              label="Send and pay"
            />
          </>
        );
      }}
    />
  );
}
