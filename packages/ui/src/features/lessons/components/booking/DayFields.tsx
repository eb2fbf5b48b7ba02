import type { ReactNode } from 'react';
import { DurationPicker } from '../../../../kit/DurationPicker/DurationPicker.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import type { SlotChoice } from '../../../schedule/components/SlotPicker/choice.ts';
import { SlotCalendar } from '../../../schedule/components/SlotPicker/SlotCalendar.tsx';
import { toMonth } from '@fairway/time/calendar';
import { NextTimes } from './NextTimes.tsx';
import type { FieldTexts, LessonFormFacts } from './types.ts';

export interface DayFieldsProps {
  facts: LessonFormFacts;
  getError: FieldTexts['getError'];
  onChoose: (choice: SlotChoice) => void;
  /** Told after a day was chosen. */
  onDay: () => void;
  onMonth: (month: string) => void;
  /** Asked before the duration; `fields` are those of it that show their own text. */
  lead?: ReactNode;
  fields?: readonly string[];
  anyDay?: boolean;
}

/** The fields that show their own text; the text of any other stands above the form. */
const FIELDS = ['duration', 'date', 'time', 'payment_type', 'credits', 'note'];

/** How long, the next free times, and any other day. Another duration starts the day and the time afresh. */
export function DayFields({ facts, getError, onChoose, onDay, onMonth, lead, fields = [], anyDay }: DayFieldsProps) {
  const { form, choice, month, monthSlots, next, errors = {} } = facts;
  const others = Object.keys(errors).filter((field) => !FIELDS.includes(field) && !fields.includes(field));
  return (
    <>
      {others.length > 0 ? (
        <Notice tone="danger" role="alert">
          {others.map((field) => getError(field)).join(' ')}
        </Notice>
      ) : null}
      {lead}
      <DurationPicker
        value={choice.duration}
        error={getError('duration')}
        onChange={(duration) => {
          onChoose({ duration, date: null, time: null });
          onMonth(toMonth(form.first_date));
        }}
      />
      {next ? (
        <NextTimes
          next={next}
          choice={choice}
          timezone={form.timezone}
          onChange={(proposed) => {
            onChoose(proposed);
            if (proposed.date) onMonth(toMonth(proposed.date));
          }}
        />
      ) : null}
      <SlotCalendar
        title={next ? 'Another day' : undefined}
        state={monthSlots}
        month={month}
        onMonthChange={onMonth}
        value={choice.date}
        onChange={(date) => {
          onChoose({ ...choice, date, time: null });
          onDay();
        }}
        timezone={form.timezone}
        firstDay={form.first_date}
        lastDay={form.last_date}
        duration={choice.duration}
        anyDay={anyDay}
        error={getError('date')}
      />
    </>
  );
}
