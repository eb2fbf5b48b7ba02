import { DURATIONS } from '@fairway/contracts/constants';
import type { FieldErrors } from '@fairway/contracts/errors';
import { durationPhrase } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Form } from '../../../components/Form/Form.tsx';
import { RadioTiles } from '../../../components/RadioTiles/RadioTiles.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useTellDirty } from '../../../hooks/useTellDirty.ts';
import classes from './PlayerProfileScreen.module.css';

export interface UsualLessonProps {
  /** Minutes, or null while the coach's own default holds. */
  saved: number | null;
  name: string;
  onSave: (minutes: number | null) => void;
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
}

const FIELD = 'lesson_settings.lesson_duration';
const USUAL = 'usual';

/** The length that a player's own bookings start with (D17). */
export function UsualLesson({ saved, name, onSave, busy, errors, onDirtyChange }: UsualLessonProps) {
  const [minutes, setMinutes] = useState(saved);
  const { formRef, errorOf, clear } = useServerErrors(errors);
  const dirty = minutes !== saved;
  useTellDirty(dirty, onDirtyChange);
  return (
    <Form ref={formRef} className={classes.form} busy={busy} onSubmit={() => onSave(minutes)}>
      <RadioTiles
        label="Usual lesson"
        name={FIELD}
        columns={4}
        wideColumns={7}
        options={[
          { value: USUAL, label: 'Default', detail: 'as for all', spoken: 'As for all players' },
          ...DURATIONS.map((duration) => ({
            value: String(duration),
            label: duration,
            detail: 'min',
            spoken: durationPhrase(duration),
          })),
        ]}
        value={minutes === null ? USUAL : String(minutes)}
        onChange={(chosen) => {
          clear(FIELD);
          setMinutes(chosen === USUAL ? null : Number(chosen));
        }}
        error={errorOf(FIELD)}
      />
      <p className={classes.help}>
        The length a booking with {name} starts with. “Default” is the one in your duration and pricing.
      </p>
      <Button type="submit" loading={busy} disabled={!dirty}>
        Save
      </Button>
    </Form>
  );
}
