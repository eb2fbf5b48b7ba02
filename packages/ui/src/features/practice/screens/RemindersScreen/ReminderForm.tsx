import type { FieldErrors } from '@fairway/contracts/errors';
import type { KeyReminder } from '@fairway/contracts/practice/key-reminders';
import { REMINDER_LIMITS } from '@fairway/contracts/practice/limits';
import { Stack, Textarea, TextInput } from '@mantine/core';
import { Form } from '../../../../kit/Form/Form.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { SheetButtons } from '../../components/SheetButtons.tsx';

export interface ReminderValues {
  title: string;
  notes: string;
}

export interface ReminderFormProps {
  /** The reminder that is changed; null of a new one. */
  reminder: KeyReminder | null;
  errors?: FieldErrors | undefined;
  busy: boolean;
  onSave: (values: ReminderValues) => void;
  onCancel: () => void;
  onDirtyChange: (dirty: boolean) => void;
}

/** A reminder's title and notes. */
export function ReminderForm({ reminder, errors, busy, onSave, onCancel, onDirtyChange }: ReminderFormProps) {
  const { formRef, getInputProps, ...form } = useServerForm<ReminderValues>({
    initialValues: { title: reminder?.title ?? '', notes: reminder?.notes ?? '' },
    errors,
    onDirtyChange,
  });
  return (
    <Form ref={formRef} busy={busy} onSubmit={() => onSave(form.getValues())}>
      <Stack gap="md">
        <TextInput
          label="Title"
          placeholder="Head still"
          maxLength={REMINDER_LIMITS.title}
          data-autofocus={reminder ? undefined : true}
          {...getInputProps('title')}
        />
        <Textarea
          label="Notes"
          description="Optional"
          autosize
          minRows={3}
          maxRows={10}
          maxLength={REMINDER_LIMITS.notes}
          {...getInputProps('notes')}
        />
        <SheetButtons save="Save reminder" busy={busy} onCancel={onCancel} />
      </Stack>
    </Form>
  );
}
