import type { FieldErrors } from '@fairway/contracts/errors';
import type { TimeRange } from '@fairway/contracts/primitives';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { HoursEditor } from '../../../components/diary/HoursEditor/HoursEditor.tsx';
import { sameHours, weekdayLabel } from '../../../format/week.ts';
import { useTellDirty } from '../../../hooks/useTellDirty.ts';
import { timesError } from '../timesError.ts';
import classes from './DayHoursScreen.module.css';

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
  const [draft, setDraft] = useState<TimeRange[] | null>(null);
  const [mended, setMended] = useState<FieldErrors>();
  const dirty = draft !== null && !sameHours(draft, saved);
  if (draft && !dirty) setDraft(null);
  const times = draft ?? saved;

  useTellDirty(dirty, onDirtyChange);

  return (
    <Form className={classes.form} busy={busy} onSubmit={() => onSave(times)}>
      <div className={classes.card}>
        <HoursEditor
          times={times}
          onChange={(next) => {
            setDraft(next);
            setMended(errors);
          }}
          emptyText={`No hours on ${weekdayLabel(day)}s. Add the times when players may book.`}
          error={errors === mended ? undefined : timesError(errors)}
        />
      </div>
      <ActionBar summary={dirty ? 'Changes not saved yet' : undefined}>
        <Button type="submit" loading={busy}>
          Save Settings
        </Button>
      </ActionBar>
    </Form>
  );
}
