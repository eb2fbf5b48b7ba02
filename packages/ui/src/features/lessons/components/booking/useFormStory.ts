import { useState } from 'react';
import type { SlotChoice } from '../../../schedule/components/SlotPicker/choice.ts';
import { someNextTimes, someSlots } from '../../../../testing/slots.ts';
import { toMonth } from '@fairway/time/calendar';
import type { LessonFormFacts } from './types.ts';

/** Keeps what a story's form is told, and finds the free times for it, as the container does in the app. */
export function useFormStory(facts: LessonFormFacts) {
  const [choice, setChoice] = useState<SlotChoice>(facts.choice);
  const [month, setMonth] = useState(facts.month);
  const [note, setNote] = useState(facts.note);
  const pickSlots = (given: LessonFormFacts['monthSlots'], of: string) =>
    given.status === 'ready'
      ? { ...given, slots: Object.keys(given.slots).length > 0 ? someSlots(of, choice.duration) : {} }
      : given;
  return {
    facts: {
      ...facts,
      choice,
      month,
      note,
      monthSlots: pickSlots(facts.monthSlots, month),
      daySlots: pickSlots(facts.daySlots, toMonth(choice.date ?? month)),
      ...(facts.next && {
        next: choice.duration === facts.next.duration ? facts.next : someNextTimes(choice.duration),
      }),
    },
    callbacks: { onChoose: setChoice, onMonth: setMonth, onNote: setNote },
  };
}
