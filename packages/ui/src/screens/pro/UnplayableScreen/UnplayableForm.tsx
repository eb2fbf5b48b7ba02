import type { FieldErrors } from '@fairway/contracts/errors';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingCard } from '../../../components/StateView/Loading.tsx';
import { TimeSelect } from '../../../components/TimeSelect/TimeSelect.tsx';
import { ToggleRow } from '../../../components/ToggleRow/ToggleRow.tsx';
import { timeAfter } from '../../../format/week.ts';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import type { ScreenState } from '../../state.ts';
import { AffectedCard } from './AffectedCard.tsx';
import {
  type AffectedLesson,
  firstChoice,
  type LessonChoice,
  type NoticePreview,
  type SentChoice,
  type UnplayablePeriod,
  type UnplayableWish,
} from './choices.ts';
import { NoticesSheet } from './NoticesSheet.tsx';
import classes from './UnplayableScreen.module.css';

export interface UnplayableFormProps {
  period: UnplayablePeriod;
  onPeriod: (period: UnplayablePeriod) => void;
  /** The lessons of the period. */
  state: ScreenState<{ lessons: AffectedLesson[] }>;
  /** Fulfils with what would be sent; nothing is done yet. */
  onPreview: (wish: UnplayableWish) => Promise<NoticePreview[]>;
  /** Fulfils once all of it is done. */
  onConfirm: (wish: UnplayableWish) => Promise<unknown>;
  errors?: FieldErrors;
}

const NOTE_MAX = 300;

const sent = ({ lesson }: AffectedLesson, { action, date, start, outside }: LessonChoice): SentChoice => ({
  lesson_id: lesson.id,
  action,
  ...(action === 'move'
    ? { date, time: [{ start, end: timeAfter(start, lesson.duration) }], outside_availability: outside }
    : {}),
});

/** "2 moved, 1 cancelled", in the bar. */
function summaryOf(choices: LessonChoice[]): string {
  const count = (action: LessonChoice['action']) => choices.filter((choice) => choice.action === action).length;
  const parts = [
    [count('move'), 'moved'],
    [count('cancel'), 'cancelled'],
    [count('keep'), 'kept'],
  ] as const;
  const said = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  return said.join(', ') || 'No lessons at that time';
}

export function UnplayableForm({ period, onPeriod, state, onPreview, onConfirm, errors }: UnplayableFormProps) {
  const [own, setOwn] = useState<Readonly<Record<string, LessonChoice>>>({});
  const [close, setClose] = useState(true);
  const [note, setNote] = useState('');
  const [notices, setNotices] = useState<NoticePreview[] | null>(null);
  const { formRef, errorOf, clear } = useServerErrors(errors);
  const lessons = state.status === 'ready' ? state.lessons : [];
  const chosen = lessons.map((affected) => own[affected.lesson.id] ?? firstChoice(affected));
  const wish = {
    ...period,
    close,
    note: note.trim() || null,
    choices: lessons.map((affected, nth) => sent(affected, chosen[nth]!)),
  };
  const looking = useSingleFlight(async () => setNotices(await onPreview(wish)));
  const doing = useSingleFlight(async () => {
    // A refusal is shown in the form, which the sheet would hide.
    await onConfirm(wish).finally(() => setNotices(null));
  });
  const change = (next: Partial<UnplayablePeriod>) => {
    clear('choices');
    clear('until');
    clear('end');
    const merged = { ...period, ...next };
    onPeriod(next.start && merged.end < next.start ? { ...merged, end: next.start } : merged);
  };
  const fault = errorOf('choices');
  return (
    <Form ref={formRef} className={classes.form} onSubmit={() => void looking.run()}>
      <div className={classes.period}>
        <TextInput
          type="date"
          label="From day"
          name="start"
          value={period.start}
          onChange={({ currentTarget: { value } }) => value && change({ start: value })}
          error={errorOf('start')}
        />
        <TimeSelect label="From" name="from" value={period.from} onChange={(from) => change({ from })} />
        <TextInput
          type="date"
          label="Until day"
          name="end"
          min={period.start}
          value={period.end}
          onChange={({ currentTarget: { value } }) => value && change({ end: value })}
          error={errorOf('end')}
        />
        <TimeSelect
          label="Until"
          name="until"
          endOfDay
          value={period.until}
          onChange={(until) => change({ until })}
          error={errorOf('until')}
        />
      </div>
      <section aria-labelledby="affected">
        <h2 className={classes.heading} id="affected">
          Lessons at that time
        </h2>
        {state.status === 'loading' ? (
          <Loading label="Looking for lessons">
            <LoadingCard height={170} />
            <LoadingCard height={170} />
          </Loading>
        ) : state.status === 'failed' ? (
          <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
        ) : lessons.length === 0 ? (
          <p className={classes.none}>Nothing is booked then. You can still close the time to bookings.</p>
        ) : (
          <div className={classes.lessons}>
            {lessons.map((affected, nth) => (
              <AffectedCard
                key={affected.lesson.id}
                affected={affected}
                choice={chosen[nth]!}
                onChange={(choice) => {
                  clear('choices');
                  setOwn((before) => ({ ...before, [affected.lesson.id]: choice }));
                }}
              />
            ))}
          </div>
        )}
      </section>
      <ListCard label="The time itself">
        <ToggleRow
          label="Close this time to bookings"
          detail="Players are not offered it any more"
          checked={close}
          onChange={setClose}
        />
      </ListCard>
      {lessons.length > 0 ? (
        <Textarea
          label="A word to the players"
          description="Left empty, they read that the course cannot be played at that time."
          name="note"
          autosize
          minRows={2}
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          error={errorOf('note')}
        />
      ) : null}
      {fault ? (
        <Notice tone="danger" role="alert" title="Nothing has been changed">
          {fault}
        </Notice>
      ) : null}
      {state.status === 'ready' && (lessons.length > 0 || close) ? (
        <ActionBar summary={summaryOf(chosen)}>
          <Button type="submit" loading={looking.busy}>
            Preview
          </Button>
        </ActionBar>
      ) : null}
      <NoticesSheet
        notices={notices}
        busy={doing.busy}
        onConfirm={() => void doing.run()}
        onClose={() => setNotices(null)}
      />
    </Form>
  );
}
