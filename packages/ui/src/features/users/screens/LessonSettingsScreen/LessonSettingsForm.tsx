import type { Settings } from '@fairway/contracts/users/settings';
import { creditsFor } from '@fairway/contracts/constants';
import type { FieldErrors } from '@fairway/contracts/errors';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatDuration } from '@fairway/time/phrases';
import { formatMoney } from '@fairway/contracts/money-format';
import { Button, Stack, Text } from '@mantine/core';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { DurationPicker } from '../../../../kit/DurationPicker/DurationPicker.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { MoneyInput } from '../../../checkout/components/MoneyInput/MoneyInput.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

/** Durations in minutes; the price in minor units. */
export type LessonSettings = Pick<Settings, 'lesson_duration' | 'preffered_lesson_duration' | 'lesson_price'>;

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
  if (lesson_price === null) return 'If left blank, players pay on the day or with credits you give them.';
  if (lesson_duration === null) return 'One credit is 15 minutes of tuition.';
  const credits = creditsFor(lesson_duration);
  return `One credit is 15 minutes of tuition. A lesson of ${formatDuration(lesson_duration)} takes ${formatCredits(credits)}: ${formatMoney(lesson_price * credits, currency)}.`;
}

export function LessonSettingsForm({ saved, currency, onSave, busy, errors, onDirtyChange }: LessonSettingsFormProps) {
  const { lesson_duration, preffered_lesson_duration, lesson_price } = saved;
  const { formRef, ...form } = useServerForm<LessonSettings>({
    initialValues: { lesson_duration, preffered_lesson_duration, lesson_price },
    errors,
    onDirtyChange,
  });
  return (
    <Form ref={formRef} busy={busy} onSubmit={() => onSave(form.values)}>
      <Stack gap="lg">
        <div>
          <DurationPicker label="When players book" {...form.getInputProps('lesson_duration')} />
          <Text c="dimmed" fz="sm" mt="xs">
            The default length. Players can choose another.
          </Text>
        </div>
        <div>
          <DurationPicker label="When you book" {...form.getInputProps('preffered_lesson_duration')} />
          <Text c="dimmed" fz="sm" mt="xs">
            The default length in your own booking form.
          </Text>
        </div>
        <MoneyInput
          label="Price of one credit"
          currency={currency}
          description={priceHelp(form.values, currency)}
          {...form.getInputProps('lesson_price')}
        />
        <ActionBar>
          <Button type="submit" loading={busy}>
            Save Settings
          </Button>
        </ActionBar>
      </Stack>
    </Form>
  );
}
