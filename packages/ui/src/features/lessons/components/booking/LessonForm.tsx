import type { Slot } from '@fairway/contracts/schedule/schedule';
import { formatWhen } from '@fairway/time/phrases';
import { Box, Button } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { choiceIsGone, findNearestSlot, type SlotChoice } from '../../../schedule/components/SlotPicker/choice.ts';
import { SlotTimes } from '../../../schedule/components/SlotPicker/SlotTimes.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { DayFields } from './DayFields.tsx';
import { freeSlot } from './proposed.ts';
import type { FieldTexts, LessonFormCallbacks, LessonFormFacts } from './types.ts';
import { LessonFormLoading, TimesLoading } from './LessonFormLoading.tsx';
import { useServerTexts } from '../../../../hooks/useServerTexts.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface LessonFormProps<Facts extends LessonFormFacts> extends Omit<LessonFormCallbacks, 'onNote'> {
  state: Loadable<Facts>;
  header: ReactNode;
  /** What stands in place of the form where nothing can be booked or changed. */
  closed: (facts: Facts) => ReactNode;
  onSubmit: (facts: Facts, slot: Slot) => void;
  /** What is asked once duration, date and time are chosen: a note, and where there is no `bar` the button. */
  children: (facts: Facts, slot: Slot, texts: FieldTexts) => ReactNode;
  /** The bar that stays within reach from then on, wherever the page is scrolled to: payment and the button. */
  bar?: (facts: Facts, slot: Slot, texts: FieldTexts) => ReactNode;
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

/** A chosen time that has been taken since, and the free one nearest to it. */
function findGone({ choice, daySlots }: LessonFormFacts) {
  return choiceIsGone(choice, daySlots) ? { nearest: findNearestSlot(choice, daySlots) } : null;
}
const GONE = 'The time you chose is no longer free. Please choose another.';

type Nearest = NonNullable<ReturnType<typeof findNearestSlot>>;

/** What can be had in place of a time that is gone. */
const NearestTime = ({ nearest, onTake }: { nearest: Nearest; onTake: (nearest: Nearest) => void }) => (
  <Button variant="light" mt="sm" onClick={() => onTake(nearest)}>
    {`Take ${formatWhen(nearest)}`}
  </Button>
);

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
    bar,
    lead,
    fields,
    otherTimes,
    foot,
    toSlot = freeSlot,
    anyDay,
  } = props;
  // What is chosen is kept by the page, in its address.
  const ready = findReady(state);
  const { formRef, ...texts } = useServerTexts(ready?.errors);
  const { getError, clear } = texts;
  const timesRef = useRef<HTMLDivElement>(null);
  const reduced = useReducedMotion();
  const instead = ready && closed(ready);
  const facts = instead ? null : ready;
  const slot = facts && toSlot(facts);
  const gone = facts && !slot ? findGone(facts) : null;

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
        foot={facts && slot ? bar?.(facts, slot, texts) : undefined}
        aside={
          facts ? (
            <>
              <Box mih={{ md: 220 }} ref={timesRef}>
                <SlotTimes
                  choice={facts.choice}
                  state={facts.daySlots}
                  timezone={facts.form.timezone}
                  error={getError('time') ?? (gone ? GONE : undefined)}
                  onChange={(time) => choose({ ...facts.choice, time })}
                />
                {gone?.nearest ? (
                  <NearestTime
                    nearest={gone.nearest}
                    onTake={({ date, start }) => choose({ ...facts.choice, date, time: start })}
                  />
                ) : null}
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
