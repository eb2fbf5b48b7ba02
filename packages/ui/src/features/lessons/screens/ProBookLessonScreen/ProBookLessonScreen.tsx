import { creditsFor, GUEST } from '@fairway/contracts/constants';
import type { Slot } from '@fairway/contracts/schedule/schedule';
import { Button, Group } from '@mantine/core';
import { IconRepeat, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import { BookBar } from '../../components/booking/BookBar.tsx';
import { BookingClosed } from '../../components/booking/BookingClosed.tsx';
import { LessonForm } from '../../components/booking/LessonForm.tsx';
import { NoteField } from '../../components/booking/NoteField.tsx';
import { PaymentChoice, type PlayerPayment, settlePayment } from '../../components/booking/PaymentChoice.tsx';
import { CustomTimePicker } from '../../components/pro/CustomTimePicker.tsx';
import { playerCost, type ProFormCallbacks, type ProFormFacts, proSlot } from '../../components/pro/proForm.ts';
import { VenueField } from '../../components/pro/VenueField.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { AttendeeFields } from './AttendeeFields.tsx';

export interface ProBookFacts extends ProFormFacts {
  /** A player's id, `guest`, or null before a choice. */
  player_id: string | null;
  guest_name: string;
}

/** What a coach sends to book. */
export interface ProBooking {
  player_id: string | null;
  guest_name: string | null;
  duration: number;
  date: string;
  time: Slot[];
  payment_type: PlayerPayment;
  credits: number | null;
  note: string | null;
  venue: string | null;
  outside_availability: boolean;
}

export interface ProBookLessonScreenProps extends ProFormCallbacks {
  state: Loadable<ProBookFacts>;
  onPlayer: (player: string | null) => void;
  onGuestName: (name: string) => void;
  /** Fulfils once the lesson is booked; a refusal comes back in the state's `errors`. */
  onBook: (booking: ProBooking) => Promise<unknown>;
}

const FIELDS = ['player_id', 'guest_name', 'venue'];
const findPlayer = ({ form, player_id }: ProBookFacts) => form.players.find(({ id }) => id === player_id);

/** A coach books for a player or a guest: whom, how long, when, then payment, venue and note. */
export function ProBookLessonScreen(props: ProBookLessonScreenProps) {
  const { state, onBook, onPlayer, onGuestName, onChoose, onMonth, onNote, onVenue } = props;
  const [chosenPayment, setPayment] = useState<PlayerPayment | null>(null);
  const { busy, run } = useSingleFlight(onBook);

  const costFor = (facts: ProBookFacts) => playerCost(facts.form, findPlayer(facts), facts.choice.duration);
  const paymentFor = (facts: ProBookFacts): PlayerPayment => settlePayment(chosenPayment, costFor(facts));

  const book = (facts: ProBookFacts, slot: Slot) => {
    const { duration, date, outside } = facts.choice;
    const payment_type = paymentFor(facts);
    void run({
      player_id: facts.player_id,
      guest_name: facts.player_id === GUEST ? facts.guest_name.trim() : null,
      duration,
      date: date ?? '',
      time: [slot],
      payment_type,
      credits: payment_type === 'credits' ? creditsFor(duration) : null,
      note: facts.note.trim() || null,
      venue: facts.venue,
      outside_availability: outside,
    });
  };

  return (
    <LessonForm
      state={state}
      header={<PageHeader title="Book a lesson" back={{ href: proPaths.lessons, label: 'Back to lessons' }} />}
      closed={({ form }) => (form.refusal ? <BookingClosed reason={form.refusal} backHref={proPaths.lessons} /> : null)}
      onChoose={(choice) => onChoose({ ...choice, outside: false })}
      onMonth={onMonth}
      onSubmit={book}
      toSlot={proSlot}
      anyDay
      fields={FIELDS}
      lead={({ form, player_id, guest_name }, texts) => (
        <>
          <Group gap="xs">
            <Button
              component={AppLink}
              href={proPaths.series(player_id)}
              variant="subtle"
              leftSection={<Icon of={IconRepeat} size={20} />}
            >
              Book every week instead
            </Button>
            <Button
              component={AppLink}
              href={proPaths.newGroup}
              variant="subtle"
              leftSection={<Icon of={IconUsersGroup} size={20} />}
            >
              New group lesson
            </Button>
          </Group>
          <AttendeeFields
            players={form.players}
            recent={form.recent}
            player_id={player_id}
            guest_name={guest_name}
            onPlayer={onPlayer}
            onGuestName={onGuestName}
            texts={texts}
          />
        </>
      )}
      otherTimes={({ choice, form }) => (
        <CustomTimePicker choice={choice} onChoose={onChoose} timezone={form.timezone} />
      )}
      bar={(facts, slot, texts) => {
        const player = findPlayer(facts);
        const cost = costFor(facts);
        return (
          <BookBar
            form={facts.form}
            choice={facts.choice}
            slot={slot}
            busy={busy}
            payment={
              cost ? (
                <PaymentChoice
                  compact
                  cost={cost}
                  holder={player?.first_name}
                  value={paymentFor(facts)}
                  onChange={setPayment}
                  texts={texts}
                />
              ) : null
            }
          />
        );
      }}
    >
      {(facts, _slot, { getError }) => {
        const player = findPlayer(facts);
        return (
          <>
            <VenueField clubs={facts.form.clubs} value={facts.venue} onChange={onVenue} error={getError('venue')} />
            <NoteField
              value={facts.note}
              onChange={onNote}
              error={getError('note')}
              description={player ? `Optional. ${player.first_name} can read it too.` : 'Optional.'}
            />
          </>
        );
      }}
    </LessonForm>
  );
}
