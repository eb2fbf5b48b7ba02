import type { Slot } from '@fairway/contracts/schedule/schedule';
import { Box } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { choiceIsGone, chosenSlot, type SlotChoice } from '../../../schedule/components/SlotPicker/choice.ts';
import { SlotTimes } from '../../../schedule/components/SlotPicker/SlotTimes.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { DayFields } from './DayFields.tsx';
import type { FieldTexts, LessonFormCallbacks, LessonFormFacts } from './types.ts';
import { LessonFormLoading, TimesLoading } from './LessonFormLoading.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface LessonFormProps<Facts extends LessonFormFacts> extends Omit<LessonFormCallbacks, 'onNote'> {
  state: Loadable<Facts>;
  header: ReactNode;
  /** What stands in place of the form where nothing can be booked or changed. */
  closed: (facts: Facts) => ReactNode;
  onSubmit: (facts: Facts, slot: Slot) => void;
  /** What is asked once duration, date and time are chosen: payment, note, the button. */
  children: (facts: Facts, slot: Slot, texts: FieldTexts) => ReactNode;
  /** Asked first: whom the lesson is for. `fields` are those of it that show their own text. */
  lead?: (facts: Facts, texts: FieldTexts) => ReactNode;
  fields?: readonly string[];
  /** Below the free times: another way to a time. */
  otherTimes?: (facts: Facts) => ReactNode;
  /** At the foot of the form, whatever is chosen. */
  foot?: (facts: Facts) => ReactNode;
  /** The time that a choice names, where it may be another than a free one. */
  toSlot?: (facts: Facts) => Slot | null;
  /** Lets days without free times be chosen too. */
  anyDay?: boolean;
}

const freeSlot = ({ choice, daySlots }: LessonFormFacts) => chosenSlot(choice, daySlots);
const GONE = 'The time you chose is no longer free. Please choose another.';

/** Duration, date and time of a lesson, one after the other on a phone, in two columns on a desktop. */
export function LessonForm<Facts extends LessonFormFacts>(props: LessonFormProps<Facts>) {
  const {
    state,
    header,
    closed,
    onChoose,
    onMonth,
    onSubmit,
    children,
    lead,
    fields,
    otherTimes,
    foot,
    toSlot = freeSlot,
    anyDay,
  } = props;
  // What is chosen is kept by the page, in its address; the form holds the server's texts alone.
  const ready = findReady(state);
  const { formRef, getError, clearFieldError: clear } = useServerForm({ initialValues: {}, errors: ready?.errors });
  const timesRef = useRef<HTMLDivElement>(null);
  const reduced = useReducedMotion();
  const instead = ready && closed(ready);
  const facts = instead ? null : ready;
  const slot = facts && toSlot(facts);
  const texts = { getError, clear };

  const choose = (choice: SlotChoice) => {
    for (const field of ['duration', 'date', 'time']) clear(field);
    onChoose(choice);
  };
  // On a phone the times are below the calendar, out of sight.
  const showTimes = () =>
    requestAnimationFrame(() =>
      timesRef.current?.scrollIntoView({ block: 'nearest', behavior: reduced ? 'auto' : 'smooth' }),
    );

  return (
    <Form
      ref={formRef}
      onSubmit={() => {
        if (facts && slot) onSubmit(facts, slot);
      }}
    >
      <Page
        header={header}
        aside={
          facts ? (
            <>
              <Box mih={{ md: 220 }} ref={timesRef}>
                <SlotTimes
                  choice={facts.choice}
                  state={facts.daySlots}
                  timezone={facts.form.timezone}
                  error={getError('time') ?? (!slot && choiceIsGone(facts.choice, facts.daySlots) ? GONE : undefined)}
                  onChange={(time) => choose({ ...facts.choice, time })}
                />
                {otherTimes?.(facts)}
              </Box>
              {slot ? children(facts, slot, texts) : null}
              {foot?.(facts)}
            </>
          ) : state.status === 'loading' ? (
            <TimesLoading />
          ) : null
        }
      >
        <ScreenState state={state} loading={<LessonFormLoading />}>
          {(given) =>
            instead ?? (
              <DayFields
                facts={given}
                lead={lead?.(given, texts)}
                fields={fields}
                anyDay={anyDay}
                getError={getError}
                onChoose={choose}
                onDay={showTimes}
                onMonth={onMonth}
              />
            )
          }
        </ScreenState>
      </Page>
    </Form>
  );
}
