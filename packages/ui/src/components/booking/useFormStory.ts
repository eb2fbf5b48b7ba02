import { useState } from 'react';
import type { SlotChoice } from '../SlotPicker/choice.ts';
import { someSlots } from '../../fixtures/slots.ts';
import { monthOf } from '../../format/months.ts';
import type { LessonFormFacts } from './facts.ts';

/** Keeps what a story's form is told, and finds the free times for it, as the container does in the app. */
export function useFormStory(facts: LessonFormFacts) {
  const [choice, setChoice] = useState<SlotChoice>(facts.choice);
  const [month, setMonth] = useState(facts.month);
  const [note, setNote] = useState(facts.note);
  const slotsOf = (given: LessonFormFacts['monthSlots'], of: string) =>
    given.status === 'ready'
      ? { ...given, slots: Object.keys(given.slots).length > 0 ? someSlots(of, choice.duration) : {} }
      : given;
  return {
    facts: {
      ...facts,
      choice,
      month,
      note,
      monthSlots: slotsOf(facts.monthSlots, month),
      daySlots: slotsOf(facts.daySlots, monthOf(choice.date ?? month)),
    },
    callbacks: { onChoose: setChoice, onMonth: setMonth, onNote: setNote },
  };
}
