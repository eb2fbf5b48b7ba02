import { LESSON_BUFFERS } from '@fairway/contracts/constants';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { BookingLimits } from '@fairway/contracts/limits';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { RadioTiles } from '../../../components/RadioTiles/RadioTiles.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useTellDirty } from '../../../hooks/useTellDirty.ts';
import classes from './BookingLimitsForm.module.css';
import { limitsPhrase, noticePhrase, perDayPhrase } from './limitsPhrase.ts';

export interface BookingLimitsFormProps {
  saved: BookingLimits;
  onSave: (limits: BookingLimits) => void;
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
}

const FIELDS = ['booking_notice_hours', 'lesson_buffer_minutes', 'lessons_per_day'] as const;
const NOTICES = [0, 1, 2, 3, 4, 6, 12, 24, 48, 72, 168];
const PER_DAY = Array.from({ length: 16 }, (_, index) => index + 1);
const NO_LIMIT = '';

/** The usual choices, and the saved one where it is none of them. */
const withOwn = (choices: number[], own: number | null): number[] =>
  own === null || choices.includes(own) ? choices : [...choices, own].sort((a, b) => a - b);

/** What the coach asks of bookings; the sentence below says what becomes of it. */
export function BookingLimitsForm({ saved, onSave, busy, errors, onDirtyChange }: BookingLimitsFormProps) {
  const [limits, setLimits] = useState<BookingLimits>(saved);
  const { formRef, errorOf, clear } = useServerErrors(errors);
  useTellDirty(
    FIELDS.some((field) => limits[field] !== saved[field]),
    onDirtyChange,
  );
  const change = <Field extends keyof BookingLimits>(field: Field, value: BookingLimits[Field]) => {
    clear(field);
    setLimits((before) => ({ ...before, [field]: value }));
  };
  return (
    <Form ref={formRef} className={classes.form} busy={busy} onSubmit={() => onSave(limits)}>
      <NativeSelect
        label="Notice from players"
        description="How long before a lesson players may still book or move to it. You can book at any time."
        name="booking_notice_hours"
        value={String(limits.booking_notice_hours)}
        onChange={(event) => change('booking_notice_hours', Number(event.currentTarget.value))}
        data={withOwn(NOTICES, saved.booking_notice_hours).map((hours) => ({
          value: String(hours),
          label: noticePhrase(hours),
        }))}
        error={errorOf('booking_notice_hours')}
      />
      <div>
        <RadioTiles
          label="Kept free between lessons"
          name="lesson_buffer_minutes"
          columns={5}
          options={LESSON_BUFFERS.map((minutes) => ({
            value: String(minutes),
            label: minutes,
            detail: 'min',
            spoken: minutes === 0 ? 'Nothing' : `${minutes} minutes`,
          }))}
          value={String(limits.lesson_buffer_minutes)}
          onChange={(value) => change('lesson_buffer_minutes', Number(value))}
          error={errorOf('lesson_buffer_minutes')}
        />
        <p className={classes.help}>Time to breathe, to tidy up or to walk to the next bay.</p>
      </div>
      <NativeSelect
        label="Most lessons in a day"
        description="A day with this many is full. Lessons that are there already stay."
        name="lessons_per_day"
        value={limits.lessons_per_day === null ? NO_LIMIT : String(limits.lessons_per_day)}
        onChange={({ currentTarget: { value } }) =>
          change('lessons_per_day', value === NO_LIMIT ? null : Number(value))
        }
        data={[
          { value: NO_LIMIT, label: 'No limit' },
          ...withOwn(PER_DAY, saved.lessons_per_day).map((count) => ({
            value: String(count),
            label: perDayPhrase(count),
          })),
        ]}
        error={errorOf('lessons_per_day')}
      />
      <div aria-live="polite">
        <Notice tone="info">{limitsPhrase(limits)}</Notice>
      </div>
      <ActionBar>
        <Button type="submit" loading={busy}>
          Save Settings
        </Button>
      </ActionBar>
    </Form>
  );
}
