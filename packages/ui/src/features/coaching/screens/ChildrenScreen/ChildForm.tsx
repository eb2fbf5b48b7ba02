import type { FieldErrors } from '@fairway/contracts/errors';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { BirthdayField } from '../../../../kit/BirthdayField/BirthdayField.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

export interface ChildFields {
  first_name: string;
  last_name: string;
  dob: string;
}

export interface ChildFormProps {
  /** Children mostly have their guardian's last name. */
  last_name: string;
  onAdd: (child: ChildFields) => void;
  busy?: boolean | undefined;
  errors?: FieldErrors | undefined;
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** Who the child is. */
export function ChildForm({ last_name, onAdd, busy, ...rest }: ChildFormProps) {
  const { formRef, ...form } = useServerForm({ initialValues: { first_name: '', last_name, dob: '' }, ...rest });
  const { dob } = form.values;
  return (
    <Form ref={formRef} busy={busy} onSubmit={() => onAdd(form.values)}>
      <Stack gap="lg">
        <TextInput
          label="First name"
          autoComplete="off"
          maxLength={100}
          data-autofocus
          {...form.getInputProps('first_name')}
        />
        <TextInput label="Last name" autoComplete="off" maxLength={100} {...form.getInputProps('last_name')} />
        <BirthdayField
          someoneElse
          value={dob}
          onChange={(value) => form.changeFields({ dob: value })}
          error={form.getError('dob')}
        />
        <Text c="dimmed" fz="sm">
          Your coach can see that you are the guardian. You agree to our terms for the child too.
        </Text>
        <Button type="submit" loading={busy ?? false}>
          Add child
        </Button>
      </Stack>
    </Form>
  );
}
