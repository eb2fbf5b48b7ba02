import { type Duration, SERIES_COUNT } from '@fairway/contracts/constants';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { BookingForm } from '@fairway/contracts/lessons';
import { clock, dayPhrase } from '@fairway/contracts/phrases';
import type { SeriesDate } from '@fairway/contracts/series';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { NoteField } from '../../../components/booking/NoteField.tsx';
import { creditsSuffice, PaymentChoice, type PlayerPayment } from '../../../components/booking/PaymentChoice.tsx';
import { DurationPicker } from '../../../components/DurationPicker/DurationPicker.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingRows } from '../../../components/StateView/Loading.tsx';
import { TimeSelect } from '../../../components/TimeSelect/TimeSelect.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import type { ScreenState } from '../../state.ts';
import { formOf } from '../parts/proForm.ts';
import { VenueField } from '../parts/VenueField.tsx';
import { GUEST, WhoFields } from '../ProBookLessonScreen/WhoFields.tsx';
import { isTicked, type Ticks } from './plan.ts';
import classes from './RecurringLessonsScreen.module.css';
import { SeriesDates } from './SeriesDates.tsx';

/** What makes a weekly series, before its dates are looked at. Durations in minutes. */
export interface SeriesPlan {
  duration: Duration;
  /** The first lesson's day, `YYYY-MM-DD`; null before a choice. */
  date: string | null;
  start: string;
  count: number;
}

export interface SeriesFacts {
  form: BookingForm;
  plan: SeriesPlan;
  /** A player's id, `guest`, or null before a choice. */
  player_id: string | null;
  /** What the dates of the plan meet; null while no first day is chosen. */
  preview: ScreenState<{ dates: SeriesDate[] }> | null;
}

/** What is sent to book the ticked dates. */
export interface SeriesWish {
  player_id: string | null;
  guest_name: string | null;
  duration: number;
  start: string;
  dates: string[];
  payment_type: PlayerPayment;
  note: string | null;
  venue: string | null;
  outside_availability: boolean;
}

export interface SeriesFormProps {
  facts: SeriesFacts;
  onPlan: (plan: SeriesPlan) => void;
  onPlayer: (player: string | null) => void;
  /** Fulfils once the series is booked; a refusal comes back in `errors`. */
  onBook: (wish: SeriesWish) => Promise<unknown>;
  errors?: FieldErrors;
}

const COUNTS = Array.from({ length: SERIES_COUNT.max - SERIES_COUNT.min + 1 }, (_, nth) => nth + SERIES_COUNT.min);
const lessonsPhrase = (count: number) => `${count} ${count === 1 ? 'lesson' : 'lessons'}`;

export function SeriesForm({ facts, onPlan, onPlayer, onBook, errors }: SeriesFormProps) {
  const { form, plan, player_id, preview } = facts;
  const [guest_name, setGuestName] = useState('');
  const [ticks, setTicks] = useState<Ticks>({});
  const [chosenPayment, setPayment] = useState<PlayerPayment | null>(null);
  const [venue, setVenue] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const { formRef, errorOf, clear } = useServerErrors(errors);
  const { busy, run } = useSingleFlight(onBook);
  const change = (next: Partial<SeriesPlan>) => {
    clear('dates');
    setTicks({});
    onPlan({ ...plan, ...next });
  };

  const ticked = preview?.status === 'ready' ? preview.dates.filter((each) => isTicked(each, ticks)) : [];
  const player = form.players.find(({ id }) => id === player_id);
  const own = formOf(form, player);
  const minutes = plan.duration * ticked.length;
  const payment = player && creditsSuffice(own, minutes) ? (chosenPayment ?? 'credits') : 'on_day';
  const book = () =>
    void run({
      player_id,
      guest_name: player_id === GUEST ? guest_name.trim() : null,
      duration: plan.duration,
      start: plan.start,
      dates: ticked.map(({ date }) => date),
      payment_type: payment,
      note: note.trim() || null,
      venue,
      outside_availability: ticked.some(({ status }) => status === 'outside'),
    });

  return (
    <Form
      ref={formRef}
      className={classes.form}
      onSubmit={() => {
        if (ticked.length > 0) book();
      }}
    >
      <WhoFields
        players={form.players}
        player_id={player_id}
        guest_name={guest_name}
        onPlayer={onPlayer}
        onGuestName={setGuestName}
        texts={{ errorOf, clear }}
      />
      <DurationPicker value={plan.duration} onChange={(duration) => change({ duration })} error={errorOf('duration')} />
      <div className={classes.when}>
        <TextInput
          type="date"
          label="First lesson"
          name="date"
          min={form.first_date}
          value={plan.date ?? ''}
          onChange={(event) => change({ date: event.currentTarget.value || null })}
          error={errorOf('date')}
        />
        <TimeSelect label="Start" name="start" value={plan.start} onChange={(start) => change({ start })} />
        <NativeSelect
          label="How many"
          name="count"
          value={String(plan.count)}
          onChange={(event) => change({ count: Number(event.currentTarget.value) })}
          data={COUNTS.map((count) => ({ value: String(count), label: lessonsPhrase(count) }))}
        />
      </div>
      {preview ? (
        <section aria-labelledby="series-dates">
          <h2 className={classes.heading} id="series-dates">
            Dates
          </h2>
          {preview.status === 'loading' ? (
            <Loading label="Looking at the dates">
              <LoadingRows count={plan.count} />
            </Loading>
          ) : preview.status === 'failed' ? (
            <FailedState message={preview.message} onRetry={preview.retry} busy={preview.retrying} />
          ) : (
            <SeriesDates
              dates={preview.dates}
              ticks={ticks}
              onTick={(date, on) => {
                clear('dates');
                setTicks((before) => ({ ...before, [date]: on }));
              }}
              error={errorOf('dates')}
            />
          )}
        </section>
      ) : null}
      {ticked.length > 0 ? (
        <>
          {player ? (
            <PaymentChoice
              form={own}
              holder={player.first_name}
              duration={minutes}
              value={payment}
              onChange={(next) => {
                clear('payment_type');
                clear('credits');
                setPayment(next);
              }}
              error={errorOf('payment_type') ?? errorOf('credits')}
            />
          ) : null}
          <VenueField clubs={form.clubs} value={venue} onChange={setVenue} error={errorOf('venue')} />
          <NoteField
            value={note}
            onChange={setNote}
            error={errorOf('note')}
            description={
              player
                ? `For each of the lessons; ${player.first_name} can read it too. You can leave this empty.`
                : 'For each of the lessons. You can leave this empty.'
            }
          />
          <ActionBar
            summary={`${lessonsPhrase(ticked.length)} at ${clock(plan.start)}, from ${dayPhrase(ticked[0]!.date)}`}
          >
            <Button type="submit" loading={busy}>
              Book {lessonsPhrase(ticked.length)}
            </Button>
          </ActionBar>
        </>
      ) : null}
    </Form>
  );
}
