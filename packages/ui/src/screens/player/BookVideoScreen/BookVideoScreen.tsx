import { moneyPhrase } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import { CardForm, type CardFormProps } from '../../../components/CardForm/CardForm.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
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

/** How paying stands. */
export interface VideoPaying {
  busy: boolean;
  /** The bank has asked the cardholder to confirm. */
  confirming: boolean;
  /** A card is wanted first. */
  cardForm: Omit<CardFormProps, 'label' | 'aside'> | null;
  onWithoutCard: () => void;
}

export interface BookVideoScreenProps extends VideoLessonCallbacks {
  state: ScreenState<VideoLessonFacts>;
  paying: VideoPaying;
  onSend: (booking: VideoBooking) => void;
}

const priceOf = ({ form }: VideoLessonFacts) => moneyPhrase(form.price ?? 0, form.currency);
const cardOf = ({ form }: VideoLessonFacts) =>
  form.stripe_card ? `Charged to your card ending ${form.stripe_card}` : 'You add a card before you pay';

function AddCard({
  price,
  paying,
  form,
}: {
  price: string;
  paying: VideoPaying;
  form: Omit<CardFormProps, 'label' | 'aside'>;
}) {
  return (
    <section className={classes.card}>
      <SectionTitle>Add a card</SectionTitle>
      <Notice tone="info">{`${price} is charged to it for this lesson. Your card is kept for the next time.`}</Notice>
      <CardForm
        {...form}
        label={`Save card and pay ${price}`}
        aside={
          <Button variant="subtle" fullWidth onClick={paying.onWithoutCard} disabled={form.busy}>
            Not now
          </Button>
        }
      />
    </section>
  );
}

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
        if (paying.cardForm) return <AddCard price={priceOf(facts)} paying={paying} form={paying.cardForm} />;
        return (
          <>
            {fault ? (
              <Notice tone="danger" role="alert">
                {fault}
              </Notice>
            ) : null}
            {paying.confirming ? (
              <Notice tone="info" role="status">
                Your bank asks you to confirm this payment.
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
