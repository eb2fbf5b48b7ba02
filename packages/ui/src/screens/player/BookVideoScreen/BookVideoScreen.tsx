import { moneyPhrase } from '@fairway/contracts/phrases';
import { CardOnTheWay } from '../../../components/CardOnTheWay/CardOnTheWay.tsx';
import { BANK_ASKS, type Paying } from '../../../components/CardOnTheWay/paying.ts';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import type { VideoLessonCallbacks, VideoLessonFacts } from '../../../components/videos/facts.ts';
import { VideoBar } from '../../../components/videos/VideoBar.tsx';
import { VideoLessonForm } from '../../../components/videos/VideoLessonForm.tsx';
import classes from '../../../components/videos/videos.module.css';
import type { ScreenState } from '../../state.ts';
import { LESSONS } from '../paths.ts';

/** What a player sends (W2); `price` is the one they were shown. */
export interface VideoBooking {
  video1: string;
  video2: string;
  note: string | null;
  price: number;
}

export interface BookVideoScreenProps extends VideoLessonCallbacks {
  state: ScreenState<VideoLessonFacts>;
  paying: Paying;
  onSend: (booking: VideoBooking) => void;
}

const priceOf = ({ form }: VideoLessonFacts) => moneyPhrase(form.price ?? 0, form.currency);
const cardOf = ({ form }: VideoLessonFacts) =>
  form.stripe_card ? `Charged to your card ending ${form.stripe_card}` : 'You add a card before you pay';

/** A player sends two videos of their swing and pays for the lesson (S1 §2 "Book video lesson", W2). */
export function BookVideoScreen({ state, paying, onSend, ...fields }: BookVideoScreenProps) {
  return (
    <VideoLessonForm
      {...fields}
      state={state}
      header={
        <PageHeader
          title="Video lesson"
          detail="Send two videos of your swing. Your coach watches them and answers here."
          back={{ href: LESSONS, label: 'Back to lessons' }}
        />
      }
      backHref={LESSONS}
      busy={paying.busy || paying.cardForm !== null}
      onSubmit={({ form, note }, videos) => onSend({ ...videos, note: note.trim() || null, price: form.price ?? 0 })}
      foot={(facts, button, { errorOf }) => {
        const fault = errorOf('price') ?? errorOf('payment_method');
        if (paying.cardForm)
          return (
            <div className={classes.card}>
              <CardOnTheWay
                form={paying.cardForm}
                price={priceOf(facts)}
                goods="this lesson"
                onWithoutCard={paying.onWithoutCard}
              />
            </div>
          );
        return (
          <>
            {fault ? (
              <Notice tone="danger" role="alert">
                {fault}
              </Notice>
            ) : null}
            {paying.confirming ? (
              <Notice tone="info" role="status">
                {BANK_ASKS}
              </Notice>
            ) : null}
            <VideoBar
              {...button}
              busy={paying.busy}
              summary={priceOf(facts)}
              detail={cardOf(facts)}
              label="Send and pay"
            />
          </>
        );
      }}
    />
  );
}
