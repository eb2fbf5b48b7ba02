import { creditsFor } from '@fairway/contracts/constants';
import type { Slot } from '@fairway/contracts/schedule/schedule';
import { useState } from 'react';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import type { LessonFormCallbacks, LessonFormFacts } from '../../components/booking/types.ts';
import { LessonForm } from '../../components/booking/LessonForm.tsx';
import { NoteField } from '../../components/booking/NoteField.tsx';
import {
  lessonCost,
  PaymentChoice,
  type PlayerPayment,
  settlePayment,
} from '../../components/booking/PaymentChoice.tsx';
import { AskForTimeLink } from '../../components/player/AskForTimeLink.tsx';
import { GroupLessonsLink } from '../../components/player/GroupLessonsLink.tsx';
import { BuyCreditsLink } from '../../components/player/BuyCreditsLink.tsx';
import { LESSONS } from '../../../../paths/player.ts';
import { BookBar } from '../../components/booking/BookBar.tsx';
import { BookingClosed } from '../../components/booking/BookingClosed.tsx';

/** What a player sends to book. */
export interface PlayerBooking {
  duration: number;
  date: string;
  time: Slot[];
  payment_type: PlayerPayment;
  credits: number | null;
  note: string | null;
}

export interface BookLessonFacts extends LessonFormFacts {
  /** How many group lessons the coach has planned. */
  groups: number;
}

export interface BookLessonScreenProps extends LessonFormCallbacks {
  state: Loadable<BookLessonFacts>;
  /** The form's address in the app, with what is chosen in it. */
  here: string;
  /** Fulfils once the lesson is booked; a refusal comes back in the state's `errors`. */
  onBook: (booking: PlayerBooking) => Promise<unknown>;
}

const closedFor = ({ form }: LessonFormFacts) =>
  form.refusal ? <BookingClosed reason={form.refusal} backHref={LESSONS} /> : null;

/** Book a lesson on one page: how long, one of the next free times or any other, then a note and how to pay. */
export function BookLessonScreen({ state, here, onBook, onChoose, onMonth, onNote }: BookLessonScreenProps) {
  const [chosenPayment, setPayment] = useState<PlayerPayment | null>(null);
  const { busy, run } = useSingleFlight(onBook);

  const paymentFor = ({ form, choice }: LessonFormFacts): PlayerPayment =>
    settlePayment(chosenPayment, lessonCost(form, choice.duration));

  const book = (facts: LessonFormFacts, slot: Slot) => {
    const { duration, date } = facts.choice;
    const payment_type = paymentFor(facts);
    const credits = payment_type === 'credits' ? creditsFor(duration) : null;
    void run({ duration, date: date ?? '', time: [slot], payment_type, credits, note: facts.note.trim() || null });
  };

  return (
    <LessonForm
      state={state}
      header={<PageHeader title="Book a lesson" back={{ href: LESSONS, label: 'Back to lessons' }} />}
      closed={closedFor}
      onChoose={onChoose}
      onMonth={onMonth}
      onSubmit={book}
      lead={({ groups }) => (groups > 0 ? <GroupLessonsLink /> : null)}
      otherTimes={({ choice }) => (choice.time ? null : <AskForTimeLink choice={choice} />)}
      bar={(facts, slot, texts) => (
        <BookBar
          form={facts.form}
          choice={facts.choice}
          slot={slot}
          busy={busy}
          payment={
            <PaymentChoice
              compact
              cost={lessonCost(facts.form, facts.choice.duration)}
              value={paymentFor(facts)}
              onChange={setPayment}
              texts={texts}
            />
          }
          credits={
            <BuyCreditsLink
              missing={creditsFor(facts.choice.duration) - facts.form.credits}
              sold={Boolean(facts.form.lesson_price)}
              here={here}
            />
          }
        />
      )}
    >
      {(facts, _slot, { getError }) => <NoteField value={facts.note} onChange={onNote} error={getError('note')} />}
    </LessonForm>
  );
}
