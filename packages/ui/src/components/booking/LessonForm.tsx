import type { Slot } from '@fairway/contracts/diary';
import { useReducedMotion } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { Form } from '../Form/Form.tsx';
import { Page } from '../Page/Page.tsx';
import { choiceIsGone, chosenSlot, type SlotChoice } from '../SlotPicker/choice.ts';
import { SlotTimes } from '../SlotPicker/SlotTimes.tsx';
import { FailedState } from '../StateView/FailedState.tsx';
import { useServerErrors } from '../../hooks/useServerErrors.ts';
import type { ScreenState } from '../../screens/state.ts';
import { DayFields } from './DayFields.tsx';
import type { FieldTexts, LessonFormCallbacks, LessonFormFacts } from './facts.ts';
import classes from './LessonForm.module.css';
import { LessonFormLoading, TimesLoading } from './LessonFormLoading.tsx';

export interface LessonFormProps<Facts extends LessonFormFacts> extends Omit<LessonFormCallbacks, 'onNote'> {
  state: ScreenState<Facts>;
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
  slotOf?: (facts: Facts) => Slot | null;
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
    slotOf = freeSlot,
    anyDay,
  } = props;
  const { formRef, errorOf, clear } = useServerErrors(state.status === 'ready' ? state.errors : undefined);
  const timesRef = useRef<HTMLDivElement>(null);
  const reduced = useReducedMotion();
  const instead = state.status === 'ready' ? closed(state) : null;
  const facts = state.status === 'ready' && !instead ? state : null;
  const slot = facts && slotOf(facts);
  const texts = { errorOf, clear };

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
              <div className={classes.times} ref={timesRef}>
                <SlotTimes
                  choice={facts.choice}
                  state={facts.daySlots}
                  timezone={facts.form.timezone}
                  error={errorOf('time') ?? (!slot && choiceIsGone(facts.choice, facts.daySlots) ? GONE : undefined)}
                  onChange={(time) => choose({ ...facts.choice, time })}
                />
                {otherTimes?.(facts)}
              </div>
              {slot ? children(facts, slot, texts) : null}
              {foot?.(facts)}
            </>
          ) : state.status === 'loading' ? (
            <TimesLoading />
          ) : null
        }
      >
        {state.status === 'loading' ? <LessonFormLoading /> : null}
        {state.status === 'failed' ? (
          <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
        ) : null}
        {instead}
        {facts ? (
          <DayFields
            facts={facts}
            lead={lead?.(facts, texts)}
            fields={fields}
            anyDay={anyDay}
            errorOf={errorOf}
            onChoose={choose}
            onDay={showTimes}
            onMonth={onMonth}
          />
        ) : null}
      </Page>
    </Form>
  );
}
