import type { FieldErrors } from '@fairway/contracts/errors';
import { Box, Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DateField } from '../../../../kit/DateField/DateField.tsx';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { TimeSelect } from '../../../../kit/TimeSelect/TimeSelect.tsx';
import { ToggleRow } from '../../../../kit/ToggleRow/ToggleRow.tsx';
import { timeAfter } from '../../../../format/hours.ts';
import { useReportDirty } from '../../../../hooks/useReportDirty.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import { AffectedCard } from './AffectedCard.tsx';
import {
  type AffectedLesson,
  firstChoice,
  type LessonChoice,
  type NoticePreview,
  type SentChoice,
  type BulkReschedulePeriod,
  type RequestedReschedule,
} from './choices.ts';
import { NoticesSheet } from './NoticesSheet.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

export interface BulkRescheduleFormProps {
  period: BulkReschedulePeriod;
  onPeriod: (period: BulkReschedulePeriod) => void;
  /** The lessons of the period. */
  state: Loadable<{ lessons: AffectedLesson[] }>;
  /** Fulfils with what would be sent; nothing is done yet. */
  onPreview: (requested: RequestedReschedule) => Promise<NoticePreview[]>;
  /** Fulfils once all of it is done. */
  onConfirm: (requested: RequestedReschedule) => Promise<unknown>;
  errors?: FieldErrors;
  /** Hears whether there is something that is not done. */
  onDirtyChange?: (dirty: boolean) => void;
}

const NOTE_MAX = 300;

/** What is answered for the period; lessons without a choice of their own stand as `firstChoice` has them. */
interface BulkRescheduleAnswers {
  choices: Readonly<Record<string, LessonChoice>>;
  close: boolean;
  note: string;
}
const NO_ANSWERS: BulkRescheduleAnswers = { choices: {}, close: true, note: '' };

const sent = ({ lesson }: AffectedLesson, { action, date, start, outside }: LessonChoice): SentChoice => ({
  lesson_id: lesson.id,
  action,
  ...(action === 'move'
    ? { date, time: [{ start, end: timeAfter(start, lesson.duration) }], outside_availability: outside }
    : {}),
});

/** "2 moved, 1 cancelled", in the bar. */
function summarizeChoices(choices: LessonChoice[]): string {
  const count = (action: LessonChoice['action']) => choices.filter((choice) => choice.action === action).length;
  const parts = [
    [count('move'), 'moved'],
    [count('cancel'), 'cancelled'],
    [count('keep'), 'kept'],
  ] as const;
  const said = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  return said.join(', ') || 'No lessons at that time';
}

/** A day takes more room than an hour, which stands beside it, or below it where text is drawn large. */
const DayAndTime = ({ day, time }: { day: ReactNode; time: ReactNode }) => (
  <Group align="flex-start">
    <Box flex="3 1 9rem">{day}</Box>
    <Box flex="2 1 6.5rem">{time}</Box>
  </Group>
);

export function BulkRescheduleForm(props: BulkRescheduleFormProps) {
  const { period, onPeriod, state, onPreview, onConfirm, errors, onDirtyChange } = props;
  const { formRef, ...form } = useServerForm<BulkRescheduleAnswers>({ initialValues: NO_ANSWERS, errors });
  const { choices: own, close, note } = form.values;
  const [opened] = useState(period);
  useReportDirty(JSON.stringify(period) !== JSON.stringify(opened) || form.isDirty(), onDirtyChange);
  /** What was looked at is what is done: the lessons of the period may be others by then. */
  const [previewed, setPreviewed] = useState<{ requested: RequestedReschedule; notices: NoticePreview[] } | null>(null);
  const lessons = state.status === 'ready' ? state.lessons : [];
  const chosen = lessons.map((affected) => own[affected.lesson.id] ?? firstChoice(affected));
  const requested = {
    ...period,
    close,
    note: note.trim() || null,
    choices: lessons.map((affected, nth) => sent(affected, chosen[nth]!)),
  };
  const looking = useSingleFlight(async () => setPreviewed({ requested, notices: await onPreview(requested) }));
  const doing = useSingleFlight(async () => {
    if (!previewed) return;
    // A refusal is shown in the form, which the sheet would hide.
    await onConfirm(previewed.requested).finally(() => setPreviewed(null));
  });
  const change = (next: Partial<BulkReschedulePeriod>) => {
    for (const field of ['choices', 'until', 'end']) form.clearFieldError(field);
    const merged = { ...period, ...next };
    onPeriod(next.start && merged.end < next.start ? { ...merged, end: next.start } : merged);
  };
  const chooseFor = (lesson: string, choice: LessonChoice) =>
    form.setFieldValue('choices', (before) => ({ ...before, [lesson]: choice }));
  const fault = form.getError('choices');
  return (
    <Form ref={formRef} onSubmit={() => void looking.run()}>
      <Stack gap="lg">
        <DayAndTime
          day={
            <DateField
              label="First day"
              name="start"
              value={period.start}
              onChange={(start) => change({ start })}
              error={form.getError('start')}
            />
          }
          time={<TimeSelect label="From" name="from" value={period.from} onChange={(from) => change({ from })} />}
        />
        <DayAndTime
          day={
            <DateField
              label="Last day"
              name="end"
              minDay={period.start}
              value={period.end}
              onChange={(end) => change({ end })}
              error={form.getError('end')}
            />
          }
          time={
            <TimeSelect
              label="Until"
              name="until"
              endOfDay
              value={period.until}
              onChange={(until) => change({ until })}
              error={form.getError('until')}
            />
          }
        />
        <ListCard label="The time itself">
          <ToggleRow
            label="Close this time to bookings"
            detail="Players can no longer book it"
            checked={close}
            onChange={(on) => form.setFieldValue('close', on)}
          />
        </ListCard>
        <section aria-labelledby="affected">
          <Title order={2} id="affected" mb={12} fz="lg" fw={620} lh={1.5}>
            Lessons at that time
          </Title>
          <ScreenState
            state={state}
            loading={
              <Loading label="Looking for lessons">
                <LoadingCard height={170} />
                <LoadingCard height={170} />
              </Loading>
            }
          >
            {() =>
              lessons.length === 0 ? (
                <Text c="dimmed">Nothing is booked then. You can still close the time to bookings.</Text>
              ) : (
                <Stack gap="sm">
                  {lessons.map((affected, nth) => (
                    <AffectedCard
                      key={affected.lesson.id}
                      affected={affected}
                      choice={chosen[nth]!}
                      onChange={(choice) => chooseFor(affected.lesson.id, choice)}
                    />
                  ))}
                </Stack>
              )
            }
          </ScreenState>
        </section>
        {lessons.length > 0 ? (
          <Textarea
            label="Message to players"
            description="If left blank, players are told the course cannot be played at that time."
            autosize
            minRows={2}
            maxLength={NOTE_MAX}
            {...form.getInputProps('note')}
          />
        ) : null}
        {fault ? (
          <Notice tone="danger" role="alert" title="Nothing has been changed">
            {fault}
          </Notice>
        ) : null}
        {state.status === 'ready' && (lessons.length > 0 || close) ? (
          <ActionBar summary={summarizeChoices(chosen)}>
            <Button type="submit" loading={looking.busy}>
              Preview
            </Button>
          </ActionBar>
        ) : null}
      </Stack>
      <NoticesSheet
        notices={previewed?.notices ?? null}
        busy={doing.busy}
        onConfirm={() => void doing.run()}
        onClose={() => setPreviewed(null)}
      />
    </Form>
  );
}
