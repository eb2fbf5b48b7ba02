import { creditsFor, GUEST } from '@fairway/contracts/constants';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import type { TimeRange } from '@fairway/contracts/primitives';
import { parseEndMinute, parseMinute } from '@fairway/time/zoned-time';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { DurationPicker } from '../../../../kit/DurationPicker/DurationPicker.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { TimeSelect } from '../../../../kit/TimeSelect/TimeSelect.tsx';
import { timeAfter } from '../../../../format/hours.ts';
import { joinTexts } from '../../../../hooks/serverErrors.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { bookAt } from '../../../../paths/bookAt.ts';
import {
  PaymentChoice,
  type PlayerPayment,
  settlePayment,
} from '../../../lessons/components/booking/PaymentChoice.tsx';
import { playerCost } from '../../../lessons/components/pro/proForm.ts';
import { AttendeeFields } from '../../../lessons/screens/ProBookLessonScreen/AttendeeFields.tsx';
import type { ProBooking } from '../../../lessons/screens/ProBookLessonScreen/ProBookLessonScreen.tsx';

export interface BookTimeFieldsProps {
  date: string;
  start: string;
  /** The hours of the date. */
  hours: TimeRange[];
  form: BookingForm;
  errors?: FieldErrors;
  /** Fulfils once the lesson is booked. */
  onBook: (booking: ProBooking) => Promise<unknown>;
  /** Hears the guest's name before the whole form opens: it is not for the address. */
  onAllOptions?: (guest_name: string) => void;
}

const isWithinHours = (hours: TimeRange[], start: string, duration: number) =>
  hours.some(
    (range) =>
      parseMinute(range.start) <= parseMinute(start) && parseMinute(start) + duration <= parseEndMinute(range.end),
  );

/** The fields that a booking at a given time still needs. A time that players would not be offered is booked after a warning. */
export function BookTimeFields(props: BookTimeFieldsProps) {
  const { date, start: first, hours, form, errors, onBook, onAllOptions } = props;
  const [player_id, setPlayer] = useState<string | null>(null);
  const [guest_name, setGuestName] = useState('');
  const [start, setStart] = useState(first);
  const [chosen, setDuration] = useState<number | null>(null);
  const [chosenPayment, setPayment] = useState<PlayerPayment | null>(null);
  const [mended, setMended] = useState<FieldErrors>();
  const { busy, run } = useSingleFlight(onBook);
  const texts = mended === errors ? {} : joinTexts(errors);
  const clear = () => setMended(errors);
  const fieldTexts = { getError: (field: string) => texts[field], clear };
  const player = form.players.find(({ id }) => id === player_id);
  const duration = chosen ?? player?.lesson_duration ?? form.duration;
  const cost = playerCost(form, player, duration);
  const payment_type = settlePayment(chosenPayment, cost);
  const inside = isWithinHours(hours, start, duration);
  const book = () =>
    void run({
      player_id,
      guest_name: player_id === GUEST ? guest_name.trim() : null,
      duration,
      date,
      time: [{ start, end: timeAfter(start, duration) }],
      payment_type,
      credits: payment_type === 'credits' ? creditsFor(duration) : null,
      note: null,
      venue: null,
      // What the coach has been told stands between them and this time, they have now confirmed.
      outside_availability: !inside || texts['time'] !== undefined,
    });
  if (form.refusal) return <Notice tone="warning">{form.refusal}</Notice>;
  return (
    <Form busy={busy} onSubmit={book}>
      <Stack>
        <AttendeeFields
          players={form.players}
          recent={form.recent}
          player_id={player_id}
          guest_name={guest_name}
          onPlayer={(next) => {
            clear();
            setPlayer(next);
          }}
          onGuestName={setGuestName}
          texts={fieldTexts}
        />
        <TimeSelect
          label="Start"
          name="time"
          value={start}
          onChange={(next) => {
            clear();
            setStart(next);
          }}
          error={texts['time']}
        />
        <DurationPicker
          value={duration}
          onChange={(next) => {
            clear();
            setDuration(next);
          }}
          error={texts['duration']}
        />
        {cost ? (
          <PaymentChoice
            cost={cost}
            holder={player?.first_name}
            value={payment_type}
            onChange={setPayment}
            texts={fieldTexts}
          />
        ) : null}
        {inside ? null : (
          <Notice tone="warning" role="status">
            This is outside your hours, so players cannot book it.
          </Notice>
        )}
        <Group grow>
          <Button
            component={AppLink}
            href={bookAt({ id: player_id, date, time: start, duration, outside: !inside })}
            variant="default"
            onClick={() => {
              if (player_id === GUEST) onAllOptions?.(guest_name);
            }}
          >
            All options
          </Button>
          <Button type="submit" loading={busy}>
            {texts['time'] ? 'Book anyway' : 'Book lesson'}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
