import { DURATIONS } from '@fairway/contracts/constants';
import type { FieldErrors } from '@fairway/contracts/errors';
import { formatDuration } from '@fairway/time/phrases';
import { Button, Stack, Text } from '@mantine/core';
import { Form } from '../../../../kit/Form/Form.tsx';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

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

/** The length that a player's own bookings start with. */
export function UsualLesson({ saved, name, onSave, busy, errors, onDirtyChange }: UsualLessonProps) {
  const { formRef, ...form } = useServerForm({
    initialValues: { lesson_settings: { lesson_duration: saved } },
    errors,
    onDirtyChange,
  });
  const minutes = form.values.lesson_settings.lesson_duration;
  return (
    <Form ref={formRef} busy={busy} onSubmit={() => onSave(minutes)}>
      <Stack gap="sm">
        <RadioTiles
          label="Default lesson length"
          name={FIELD}
          columns={4}
          wideColumns={7}
          options={[
            { value: USUAL, label: 'Default', detail: 'same for all', spoken: 'The same for all players' },
            ...DURATIONS.map((duration) => ({
              value: String(duration),
              label: duration,
              detail: 'min',
              spoken: formatDuration(duration),
            })),
          ]}
          value={minutes === null ? USUAL : String(minutes)}
          onChange={(chosen) => form.setFieldValue(FIELD, chosen === USUAL ? null : Number(chosen))}
          error={form.getError(FIELD)}
        />
        <Text c="dimmed" fz="sm" mb={4}>
          The length a booking with {name} starts with. “Default” is the one in your duration and pricing.
        </Text>
        <Button type="submit" loading={busy} disabled={!form.isDirty()}>
          Save
        </Button>
      </Stack>
    </Form>
  );
}
