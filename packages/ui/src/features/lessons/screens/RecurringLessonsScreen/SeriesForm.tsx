import { type Duration, SERIES_COUNT, GUEST } from '@fairway/contracts/constants';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import { clock, formatDay } from '@fairway/time/phrases';
import type { SeriesDate } from '@fairway/contracts/lessons/series';
import { Button, NativeSelect, Stack, Title } from '@mantine/core';
import { formatCount } from '../../../../format/count.ts';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { NoteField } from '../../components/booking/NoteField.tsx';
import { PaymentChoice, type PlayerPayment, settlePayment } from '../../components/booking/PaymentChoice.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { useReportDirty } from '../../../../hooks/useReportDirty.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import { PlanFields } from '../../components/pro/PlanFields.tsx';
import { playerCost } from '../../components/pro/proForm.ts';
import { VenueField } from '../../components/pro/VenueField.tsx';
import { AttendeeFields } from '../ProBookLessonScreen/AttendeeFields.tsx';
import { isTicked, type Ticks } from './plan.ts';
import { SeriesDates } from './SeriesDates.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

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
  preview: Loadable<{ dates: SeriesDate[] }> | null;
}

/** What is sent to book the ticked dates. */
export interface RequestedSeries {
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
  onBook: (requested: RequestedSeries) => Promise<unknown>;
  errors?: FieldErrors;
  /** Hears whether a series is being planned that is not booked. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** What is answered beside the plan, which the page keeps. */
interface SeriesAnswers {
  guest_name: string;
  dates: Ticks;
  payment_type: PlayerPayment | null;
  /** A club's id; null leaves it to the server. */
  venue: string | null;
  note: string;
}
const NO_ANSWERS: SeriesAnswers = { guest_name: '', dates: {}, payment_type: null, venue: null, note: '' };
const COUNTS = Array.from({ length: SERIES_COUNT.max - SERIES_COUNT.min + 1 }, (_, nth) => nth + SERIES_COUNT.min);
const formatLessons = (count: number) => formatCount(count, 'lesson');

export function SeriesForm({ facts, onPlan, onPlayer, onBook, errors, onDirtyChange }: SeriesFormProps) {
  const { form, plan, player_id, preview } = facts;
  const { formRef, ...series } = useServerForm<SeriesAnswers>({ initialValues: NO_ANSWERS, errors });
  const { guest_name, dates: ticks, payment_type, venue, note } = series.values;
  const { getError, clearFieldError: clear } = series;
  useReportDirty(plan.date !== null || series.isDirty(), onDirtyChange);
  const { busy, run } = useSingleFlight(onBook);
  const change = (next: Partial<SeriesPlan>) => {
    series.setFieldValue('dates', {});
    onPlan({ ...plan, ...next });
  };

  const ticked = preview?.status === 'ready' ? preview.dates.filter((each) => isTicked(each, ticks)) : [];
  const player = form.players.find(({ id }) => id === player_id);
  const cost = playerCost(form, player, plan.duration * ticked.length);
  const payment = settlePayment(payment_type, cost);
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
      onSubmit={() => {
        if (ticked.length > 0) book();
      }}
    >
      <Stack gap="lg">
        <AttendeeFields
          players={form.players}
          recent={form.recent}
          player_id={player_id}
          guest_name={guest_name}
          onPlayer={onPlayer}
          onGuestName={(name) => series.setFieldValue('guest_name', name)}
          texts={{ getError, clear }}
        />
        <PlanFields
          duration={plan.duration}
          onDuration={(duration) => change({ duration })}
          dateLabel="First lesson"
          date={plan.date ?? ''}
          minDay={form.first_date}
          onDate={(date) => change({ date })}
          start={plan.start}
          startName="start"
          onStart={(start) => change({ start })}
          getError={getError}
        >
          <NativeSelect
            label="How many"
            name="count"
            value={String(plan.count)}
            onChange={(event) => change({ count: Number(event.currentTarget.value) })}
            data={COUNTS.map((count) => ({ value: String(count), label: formatLessons(count) }))}
          />
        </PlanFields>
        {preview ? (
          <section aria-labelledby="series-dates">
            <Title order={2} id="series-dates" mb="sm" fz="lg" fw={620} lh={1.5}>
              Dates
            </Title>
            <ScreenState
              state={preview}
              loading={
                <Loading label="Checking dates">
                  <LoadingRows count={plan.count} />
                </Loading>
              }
            >
              {(found) => (
                <SeriesDates
                  dates={found.dates}
                  ticks={ticks}
                  onTick={(date, on) => series.setFieldValue('dates', (before) => ({ ...before, [date]: on }))}
                  error={getError('dates')}
                />
              )}
            </ScreenState>
          </section>
        ) : null}
        {ticked.length > 0 ? (
          <>
            {cost ? (
              <PaymentChoice
                cost={cost}
                holder={player?.first_name}
                value={payment}
                onChange={(next) => series.setFieldValue('payment_type', next)}
                texts={{ getError, clear }}
              />
            ) : null}
            <VenueField
              clubs={form.clubs}
              value={venue}
              onChange={(club) => series.setFieldValue('venue', club)}
              error={getError('venue')}
            />
            <NoteField
              value={note}
              onChange={(text) => series.setFieldValue('note', text)}
              error={getError('note')}
              description={
                player
                  ? `Optional. For each of the lessons; ${player.first_name} can read it too.`
                  : 'Optional. For each of the lessons.'
              }
            />
            <ActionBar
              summary={`${formatLessons(ticked.length)} at ${clock(plan.start)}, from ${formatDay(ticked[0]!.date)}`}
            >
              <Button type="submit" loading={busy}>
                Book {formatLessons(ticked.length)}
              </Button>
            </ActionBar>
          </>
        ) : null}
      </Stack>
    </Form>
  );
}
