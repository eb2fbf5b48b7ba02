import type { Settings } from '@fairway/contracts/accounts';
import { creditsFor } from '@fairway/contracts/constants';
import type { FieldErrors } from '@fairway/contracts/errors';
import { creditsPhrase, durationPhrase, moneyPhrase } from '@fairway/contracts/phrases';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx';
import { DurationPicker } from '../../../components/DurationPicker/DurationPicker.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { MoneyInput } from '../../../components/MoneyInput/MoneyInput.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useTellDirty } from '../../../hooks/useTellDirty.ts';
import classes from './LessonSettingsForm.module.css';

const FIELDS = ['lesson_duration', 'preffered_lesson_duration', 'lesson_price'] as const;

/** Durations in minutes; the price in minor units. */
export type LessonSettings = Pick<Settings, (typeof FIELDS)[number]>;

export interface LessonSettingsFormProps {
  saved: LessonSettings;
  currency: string;
  onSave: (settings: LessonSettings) => void;
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
}

/** What the price of a credit makes of a lesson: "A lesson of 1 hour takes 4 credits: £50.00". */
function priceHelp({ lesson_price, lesson_duration }: LessonSettings, currency: string): string {
  if (lesson_price === null) return 'Left empty, players pay you on the day or with credits that you give them.';
  if (lesson_duration === null) return 'One credit is 15 minutes of tuition.';
  const credits = creditsFor(lesson_duration);
  return `One credit is 15 minutes of tuition. A lesson of ${durationPhrase(lesson_duration)} takes ${creditsPhrase(credits)}: ${moneyPhrase(lesson_price * credits, currency)}.`;
}

export function LessonSettingsForm({ saved, currency, onSave, busy, errors, onDirtyChange }: LessonSettingsFormProps) {
  const [settings, setSettings] = useState<LessonSettings>({
    lesson_duration: saved.lesson_duration,
    preffered_lesson_duration: saved.preffered_lesson_duration,
    lesson_price: saved.lesson_price,
  });
  const { formRef, errorOf, clear } = useServerErrors(errors);
  const dirty = FIELDS.some((field) => settings[field] !== saved[field]);
  useTellDirty(dirty, onDirtyChange);
  const change = <Field extends keyof LessonSettings>(field: Field, value: LessonSettings[Field]) => {
    clear(field);
    setSettings((before) => ({ ...before, [field]: value }));
  };
  return (
    <Form ref={formRef} className={classes.form} busy={busy} onSubmit={() => onSave(settings)}>
      <div>
        <DurationPicker
          label="When players book"
          name="lesson_duration"
          value={settings.lesson_duration}
          onChange={(minutes) => change('lesson_duration', minutes)}
          error={errorOf('lesson_duration')}
        />
        <p className={classes.help}>The length their booking starts with. They can choose another.</p>
      </div>
      <div>
        <DurationPicker
          label="When you book"
          name="preffered_lesson_duration"
          value={settings.preffered_lesson_duration}
          onChange={(minutes) => change('preffered_lesson_duration', minutes)}
          error={errorOf('preffered_lesson_duration')}
        />
        <p className={classes.help}>The length your own booking form starts with.</p>
      </div>
      <MoneyInput
        label="Price of one credit"
        name="lesson_price"
        currency={currency}
        value={settings.lesson_price}
        onChange={(minor) => change('lesson_price', minor)}
        description={priceHelp(settings, currency)}
        error={errorOf('lesson_price')}
      />
      <ActionBar>
        <Button type="submit" loading={busy}>
          Save Settings
        </Button>
      </ActionBar>
    </Form>
  );
}
