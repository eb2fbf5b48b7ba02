import type { Slot } from '@fairway/contracts/schedule/schedule';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatWhen } from '@fairway/time/phrases';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { ownTime, staysPut } from '../../components/booking/ownTime.ts';
import { ChangeClosed } from '../../components/ChangeClosed.tsx';
import { lessonName } from '../../components/names.ts';
import { CashPayment } from '../../components/CashPayment/CashPayment.tsx';
import {
  type AskMoney,
  type CashPaymentOptions,
  useCashPayment,
} from '../../components/CashPayment/useCashPayment.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { WhichLessons } from '../../components/WhichLessons.tsx';
import { useCancelLesson } from '../../components/useCancelLesson.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import { ChangeCost, creditsToTake } from '../../components/booking/ChangeCost.tsx';
import { LessonForm } from '../../components/booking/LessonForm.tsx';
import { NoteField } from '../../components/booking/NoteField.tsx';
import { CustomTimePicker } from '../../components/pro/CustomTimePicker.tsx';
import { buildPlayerForm, type ProFormCallbacks, type ProFormFacts, proSlot } from '../../components/pro/proForm.ts';
import { VenueField } from '../../components/pro/VenueField.tsx';
import { proPaths } from '../../../../paths/pro.ts';

export interface ProChangeFacts extends ProFormFacts {
  lesson: Lesson;
}

/** A change as a coach may make it. */
export interface ProChange {
  duration: number;
  date: string;
  time: Slot[];
  note: string | null;
  venue: string | null;
  outside_availability: boolean;
  /** The later lessons of the series move along, by as many days and to the same time. */
  following?: boolean;
}

export interface ProChangeLessonScreenProps extends ProFormCallbacks, CashPaymentOptions {
  state: Loadable<ProChangeFacts>;
  /** Fulfils once the lesson is changed; a refusal comes back in the state's `errors`. */
  onChange: (change: ProChange) => Promise<unknown>;
  /** Fulfils once the lesson is cancelled; `refund` gives the credits of a late one back. */
  onCancel: (lesson: Lesson, refund: boolean) => Promise<unknown>;
  /** Told after a cancellation: there is nothing left to change. */
  onCancelled: () => void;
}

const closedWith =
  (onAsk: AskMoney) =>
  ({ lesson }: ProChangeFacts) =>
    lesson.can.change ? null : (
      <ChangeClosed lesson={lesson} side="pro" back={{ href: proPaths.lessons, label: 'Back to lessons' }}>
        <CashPayment lesson={lesson} onAsk={onAsk} />
      </ChangeClosed>
    );

const slotFor = (facts: ProChangeFacts): Slot | null =>
  staysPut(facts.lesson, facts.choice) ? ownTime(facts.lesson) : proSlot(facts);

const venueName = ({ form, venue, lesson }: ProChangeFacts) =>
  form.clubs.find(({ id }) => id === venue)?.name ?? lesson.venue;

/** Move a lesson, or change its length, venue or note: the booking form, filled in. */
export function ProChangeLessonScreen(props: ProChangeLessonScreenProps) {
  const { state, onChange, onCancel, onCancelled, onChoose, onMonth, onNote, onVenue, terms, onMoney } = props;
  const money = useCashPayment({ terms, onMoney });
  const [following, setFollowing] = useState(false);
  const { busy, run } = useSingleFlight(onChange);
  const { ask, dialog } = useCancelLesson({ side: 'pro', onCancel, onDone: onCancelled });

  const save = ({ lesson, choice, note, venue }: ProChangeFacts, slot: Slot) =>
    void run({
      duration: choice.duration,
      date: choice.date ?? '',
      time: [slot],
      note: note.trim() || null,
      venue,
      outside_availability: choice.outside,
      ...(following && lesson.series_id !== null && !staysPut(lesson, choice) ? { following } : {}),
    });

  return (
    <>
      <LessonForm
        state={state}
        header={
          <PageHeader
            title="Change lesson"
            detail={
              state.status === 'ready' ? `${lessonName(state.lesson)}, now ${formatWhen(state.lesson)}` : undefined
            }
            back={{ href: proPaths.lessons, label: 'Back to lessons' }}
          />
        }
        closed={closedWith(money.ask)}
        onChoose={(choice) => onChoose({ ...choice, outside: false })}
        onMonth={onMonth}
        onSubmit={save}
        toSlot={slotFor}
        anyDay
        fields={['venue']}
        otherTimes={({ choice, form }) => (
          <CustomTimePicker choice={choice} onChoose={onChoose} timezone={form.timezone} />
        )}
        foot={({ lesson }) => (
          <>
            <CashPayment lesson={lesson} onAsk={money.ask} />
            {lesson.can.cancel ? (
              <Button variant="subtle" color="red" onClick={() => ask(lesson)}>
                Cancel lesson
              </Button>
            ) : null}
          </>
        )}
      >
        {(facts, slot, { getError }) => {
          const { lesson, choice } = facts;
          const form = buildPlayerForm(
            facts.form,
            facts.form.players.find(({ id }) => id === lesson.player_id),
          );
          const moved = !staysPut(lesson, choice);
          const changed = moved || facts.note.trim() !== (lesson.note ?? '') || venueName(facts) !== lesson.venue;
          const affordable = creditsToTake(lesson, choice.duration) <= form.credits;
          const together = following && moved && lesson.series_id !== null;
          return (
            <>
              {moved && lesson.series_id !== null ? (
                <WhichLessons
                  following={following}
                  keeps="Their notes and venues stay as they are"
                  onChange={setFollowing}
                />
              ) : null}
              {lesson.player && !together ? (
                <ChangeCost
                  lesson={lesson}
                  form={form}
                  duration={choice.duration}
                  holder={lesson.player.first_name}
                  error={getError('credits')}
                />
              ) : null}
              {together && getError('credits') ? (
                <Notice tone="danger" role="alert">
                  {getError('credits')}
                </Notice>
              ) : null}
              {together ? null : (
                <VenueField
                  clubs={form.clubs}
                  value={facts.venue}
                  other={lesson.venue}
                  onChange={onVenue}
                  error={getError('venue')}
                />
              )}
              {together ? null : (
                <NoteField
                  value={facts.note}
                  onChange={onNote}
                  error={getError('note')}
                  description={lesson.player ? `Optional. ${lesson.player.first_name} can read it too.` : 'Optional.'}
                />
              )}
              {changed && (affordable || together) ? (
                <ActionBar
                  summary={moved ? formatWhen({ date: choice.date ?? '', ...slot }) : 'The time stays as it is'}
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
      {dialog}
      {money.dialog}
    </>
  );
}
