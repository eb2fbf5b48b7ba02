import { useState } from 'react';
import { useFormStory } from '../booking/useFormStory.ts';
import type { AnyTimeChoice } from '../../../schedule/components/SlotPicker/choice.ts';
import type { ProFormFacts } from './proForm.ts';

/** As `useFormStory`, for a coach's form: keeps the venue and whether the time is outside the hours too. */
export function useProFormStory(given: ProFormFacts) {
  const { facts, callbacks } = useFormStory(given);
  const [outside, setOutside] = useState(given.choice.outside);
  const [venue, setVenue] = useState(given.venue);
  const onChoose = (choice: AnyTimeChoice) => {
    callbacks.onChoose(choice);
    setOutside(choice.outside);
  };
  return {
    facts: { ...facts, choice: { ...facts.choice, outside }, venue },
    callbacks: { ...callbacks, onChoose, onVenue: setVenue },
  };
}
