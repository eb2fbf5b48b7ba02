import type { Slot } from '@fairway/contracts/schedule/schedule';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatWhen } from '@fairway/time/phrases';
import { Button } from '@mantine/core';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { chosenSlot } from '../../../schedule/components/SlotPicker/choice.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import type { LessonFormCallbacks, LessonFormFacts } from '../../components/booking/types.ts';
import { LessonForm } from '../../components/booking/LessonForm.tsx';
import { NoteField } from '../../components/booking/NoteField.tsx';
import { BuyCreditsLink } from '../../components/player/BuyCreditsLink.tsx';
import { lessonPath } from '../../../../paths/player.ts';
import { BookedFor } from './BookedFor.tsx';
import { ownTime, staysPut } from '../../components/booking/ownTime.ts';
import { ChangeClosed } from '../../components/ChangeClosed.tsx';
import { ChangeCost, creditsMoving, creditsToTake } from '../../components/booking/ChangeCost.tsx';

/** A change as a player may make it. */
export interface PlayerChange {
  duration: number;
  date: string;
  time: Slot[];
  note: string | null;
}

export interface ChangeLessonFacts extends LessonFormFacts {
  lesson: Lesson;
}

export interface ChangeLessonScreenProps extends LessonFormCallbacks {
  /** The way back works while the lesson is still on its way. */
  id: string;
  state: Loadable<ChangeLessonFacts>;
  /** The form's address in the app, with what is chosen in it. */
  here: string;
  /** Fulfils once the lesson is changed; a refusal comes back in the state's `errors`. */
  onChange: (change: PlayerChange) => Promise<unknown>;
}

const closedFor = ({ lesson }: ChangeLessonFacts) =>
  lesson.can.change ? null : (
    <ChangeClosed lesson={lesson} side="player" back={{ href: lessonPath(lesson.id), label: 'Back to the lesson' }} />
  );

const slotFor = ({ lesson, choice, daySlots }: ChangeLessonFacts) =>
  staysPut(lesson, choice) ? ownTime(lesson) : chosenSlot(choice, daySlots);

/** Move a lesson, or change its length or note: the booking form, filled in. */
export function ChangeLessonScreen({ id, state, here, onChange, onChoose, onMonth, onNote }: ChangeLessonScreenProps) {
  const { busy, run } = useSingleFlight(onChange);
  const save = ({ choice, note }: ChangeLessonFacts, slot: Slot) =>
    void run({ duration: choice.duration, date: choice.date ?? '', time: [slot], note: note.trim() || null });

  return (
    <LessonForm
      state={state}
      header={
        <PageHeader
          title="Change lesson"
          detail={state.status === 'ready' ? <BookedFor lesson={state.lesson} /> : undefined}
          back={{ href: lessonPath(id), label: 'Back to the lesson' }}
        />
      }
      closed={closedFor}
      onChoose={onChoose}
      onMonth={onMonth}
      onSubmit={save}
      toSlot={slotFor}
    >
      {(facts, slot, { getError }) => {
        const moved = !staysPut(facts.lesson, facts.choice);
        const affordable = creditsToTake(facts.lesson, facts.choice.duration) <= facts.form.credits;
        const changed = moved || facts.note.trim() !== (facts.lesson.note ?? '');
        return (
          <>
            <ChangeCost
              lesson={facts.lesson}
              form={facts.form}
              duration={facts.choice.duration}
              error={getError('credits')}
            />
            <BuyCreditsLink
              missing={creditsToTake(facts.lesson, facts.choice.duration) - facts.form.credits}
              sold={Boolean(facts.form.lesson_price)}
              here={here}
            />
            <NoteField value={facts.note} onChange={onNote} error={getError('note')} />
            {changed && affordable ? (
              <ActionBar
                summary={moved ? formatWhen({ date: facts.choice.date ?? '', ...slot }) : 'The time stays as it is'}
                detail={creditsMoving(facts.lesson, facts.choice.duration)}
              >
                <Button type="submit" loading={busy}>
                  Save changes
                </Button>
              </ActionBar>
            ) : null}
          </>
        );
      }}
    </LessonForm>
  );
}
