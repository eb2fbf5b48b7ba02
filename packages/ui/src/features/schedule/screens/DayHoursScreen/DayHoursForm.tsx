import type { FieldErrors } from '@fairway/contracts/errors';
import type { TimeRange } from '@fairway/contracts/primitives';
import { Button, Card, Stack } from '@mantine/core';
import { useEffect } from 'react';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { HoursEditor } from '../../components/HoursEditor/HoursEditor.tsx';
import { sameHours } from '../../../../format/hours.ts';
import { weekdayLabel } from '../../../../format/week.ts';
import { useReportDirty } from '../../../../hooks/useReportDirty.ts';
import { timesError, withoutTimesError } from '../../components/timesError.ts';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

export interface DayHoursFormProps {
  day: number;
  /** The hours the server holds. */
  saved: TimeRange[];
  onSave: (times: TimeRange[]) => void;
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
}

/** One day's hours being edited: a draft beside what is saved, until both are the same again. */
export function DayHoursForm({ day, saved, onSave, busy, errors, onDirtyChange }: DayHoursFormProps) {
  const { formRef, ...form } = useServerForm({ initialValues: { times: null as TimeRange[] | null }, errors });
  const { setFieldValue } = form;
  const draft = form.values.times;
  const dirty = draft !== null && !sameHours(draft, saved);
  useReportDirty(dirty, onDirtyChange);
  // Hours that are saved are shown as the server holds them, and follow it from then on.
  useEffect(() => {
    if (draft && !dirty) setFieldValue('times', null);
  }, [draft, dirty, setFieldValue]);
  const times = dirty ? draft : saved;

  return (
    <Form ref={formRef} busy={busy} onSubmit={() => onSave(times)}>
      <Stack gap="lg">
        <Card>
          <HoursEditor
            times={times}
            onChange={(next) => {
              form.setFieldValue('times', next);
              form.setErrors(withoutTimesError);
            }}
            emptyText={`No hours on ${weekdayLabel(day)}s. Add the times when players may book.`}
            error={timesError(form.errors)}
          />
        </Card>
        <ActionBar summary={dirty ? 'Changes not saved yet' : undefined}>
          <Button type="submit" loading={busy}>
            Save Settings
          </Button>
        </ActionBar>
      </Stack>
    </Form>
  );
}
