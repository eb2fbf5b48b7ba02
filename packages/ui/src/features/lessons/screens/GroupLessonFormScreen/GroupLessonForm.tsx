import type { FieldErrors } from '@fairway/contracts/errors';
import type { GroupLesson, PlacePayment } from '@fairway/contracts/lessons/group-lessons';
import { GROUP_LESSON_LIMITS } from '@fairway/contracts/lessons/group-limits';
import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { Button, Checkbox, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { timeAfter } from '../../../../format/hours.ts';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';
import { MoneyInput } from '../../../checkout/components/MoneyInput/MoneyInput.tsx';
import { NoteField } from '../../components/booking/NoteField.tsx';
import { PlanFields } from '../../components/pro/PlanFields.tsx';
import { VenueField } from '../../components/pro/VenueField.tsx';

/** What is answered in the form. */
interface Answers {
  title: string;
  duration: number;
  /** `YYYY-MM-DD`; an empty text before a choice. */
  date: string;
  start: string;
  places: number | string;
  payment_type: PlacePayment;
  credits: number | string;
  /** Minor units. */
  price: number | null;
  venue: string | null;
  note: string;
}

/** What a coach sends to make or change a group lesson. */
export interface RequestedGroupLesson {
  title: string;
  duration: number;
  date: string;
  time: { start: string; end: string }[];
  places: number;
  payment_type: PlacePayment;
  credits: number | null;
  price: number | null;
  venue: string | null;
  note: string | null;
  outside_availability: boolean;
}

export interface GroupLessonFormProps {
  form: BookingForm;
  /** What is changed; without one a new one is made. */
  group?: GroupLesson;
  /** The day that a new one begins with. */
  date?: string | null;
  /** Fulfils once it is kept; a refusal comes back in `errors`. */
  onSave: (requested: RequestedGroupLesson) => Promise<unknown>;
  errors?: FieldErrors | undefined;
  /** Hears whether there is something that is not saved. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** A group takes longer than the coach's usual lesson with one. */
const NEW = { title: '', duration: 60, start: '10:00:00', places: 8, credits: 2, price: null, venue: null, note: '' };
const { places: PLACES, credits: CREDITS_MOST, title: TITLE_MOST } = GROUP_LESSON_LIMITS;

const toAnswers = ({ group, date }: GroupLessonFormProps): Answers =>
  group
    ? { ...group, credits: group.credits || NEW.credits, venue: null, note: group.note ?? '' }
    : { ...NEW, date: date ?? '', payment_type: 'credits' };

/** What a coach may go over once they have been warned (D4): their hours and limits, not another lesson. */
const NOT_TO_CONFIRM = new Set<string>([
  LESSON_MESSAGES.timeTaken,
  LESSON_MESSAGES.tooSoon,
  LESSON_MESSAGES.skippedHour,
]);
const OWN_TEXTS = new Set([
  'title',
  'duration',
  'date',
  'time',
  'places',
  'payment_type',
  'credits',
  'price',
  'venue',
  'note',
]);

/** How players may pay for a place. */
const PAYMENTS: { value: PlacePayment; label: string }[] = [
  { value: 'credits', label: 'With credits' },
  { value: 'on_day', label: 'On the day' },
  { value: 'either', label: 'Either' },
];

const count = (typed: number | string): number => (typed === '' ? Number.NaN : Number(typed));
const PRICE_FIXED = 'Somebody has a place already, so the price stays as it is.';

/** What it is, when, how many places it has and what one costs. */
export function GroupLessonForm(props: GroupLessonFormProps) {
  const { form, group, onSave, errors, onDirtyChange } = props;
  const { formRef, ...fields } = useServerForm<Answers>({ initialValues: toAnswers(props), errors, onDirtyChange });
  const [outside, setOutside] = useState(false);
  const { busy, run } = useSingleFlight(onSave);
  const { values, getError, clearFieldError: clear, setFieldValue: set } = fields;
  const priced = group === undefined || group.taken === 0;
  const when = (change: Partial<Answers>) => {
    for (const field of ['date', 'time', 'duration']) clear(field);
    setOutside(false);
    fields.changeFields(change);
  };
  const timeFault = errors?.['time']?.[0];
  const others = Object.entries(errors ?? {}).flatMap(([field, texts]) => (OWN_TEXTS.has(field) ? [] : texts));
  const takesCredits = values.payment_type !== 'on_day';
  const takesMoney = values.payment_type !== 'credits';
  const save = () =>
    void run({
      title: values.title.trim(),
      duration: values.duration,
      date: values.date,
      time: [{ start: values.start, end: timeAfter(values.start, values.duration) }],
      places: count(values.places),
      payment_type: values.payment_type,
      credits: takesCredits ? count(values.credits) : null,
      price: takesMoney ? values.price : null,
      venue: values.venue,
      note: values.note.trim() || null,
      outside_availability: outside,
    });
  return (
    <Form ref={formRef} busy={busy} onSubmit={save}>
      <Stack gap="lg">
        {others.length > 0 ? (
          <Notice tone="danger" role="alert">
            {others.join(' ')}
          </Notice>
        ) : null}
        <TextInput
          label="Title"
          description="Shown to your players, for example “Short game clinic”."
          required
          maxLength={TITLE_MOST}
          {...fields.getInputProps('title')}
        />
        <PlanFields
          duration={values.duration}
          onDuration={(duration) => when({ duration })}
          dateLabel="Date"
          date={values.date}
          minDay={form.first_date}
          onDate={(date) => when({ date })}
          start={values.start}
          startName="time"
          onStart={(start) => when({ start })}
          getError={getError}
        >
          <NumberInput
            label="Places"
            min={PLACES.min}
            max={PLACES.max}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="none"
            {...fields.getInputProps('places')}
          />
        </PlanFields>
        {timeFault && !NOT_TO_CONFIRM.has(timeFault) ? (
          <Checkbox
            label="Plan it at this time anyway"
            checked={outside}
            onChange={(event) => setOutside(event.currentTarget.checked)}
          />
        ) : null}
        {priced ? (
          <>
            <RadioTiles
              label="A place is paid for"
              name="payment_type"
              options={PAYMENTS}
              value={values.payment_type}
              onChange={(next) => set('payment_type', PAYMENTS.find(({ value }) => value === next)?.value ?? 'credits')}
              error={getError('payment_type')}
            />
            {takesCredits ? (
              <NumberInput
                label="Credits for a place"
                min={1}
                max={CREDITS_MOST}
                allowDecimal={false}
                allowNegative={false}
                clampBehavior="none"
                {...fields.getInputProps('credits')}
              />
            ) : null}
            {takesMoney ? (
              <MoneyInput
                label="Price"
                description={
                  takesCredits
                    ? 'For players who would rather pay you at the lesson.'
                    : 'Players pay you at the lesson.'
                }
                name="price"
                value={values.price}
                onChange={(price) => set('price', price)}
                currency={form.currency}
                error={getError('price')}
              />
            ) : null}
          </>
        ) : (
          <Text c="dimmed">{PRICE_FIXED}</Text>
        )}
        <VenueField
          clubs={form.clubs}
          value={values.venue}
          other={group ? group.venue : undefined}
          onChange={(venue) => set('venue', venue)}
          error={getError('venue')}
        />
        <NoteField
          value={values.note}
          onChange={(note) => set('note', note)}
          error={getError('note')}
          description="Optional. Everybody who may join can read it."
        />
        <ActionBar>
          <Button type="submit" loading={busy}>
            {group ? 'Save changes' : 'Plan group lesson'}
          </Button>
        </ActionBar>
      </Stack>
    </Form>
  );
}
