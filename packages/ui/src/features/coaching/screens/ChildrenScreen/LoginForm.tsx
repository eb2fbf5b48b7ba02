import type { Child } from '@fairway/contracts/coaching/guardians';
import type { FieldErrors } from '@fairway/contracts/errors';
import { Button, Stack, Text } from '@mantine/core';
import { EmailField } from '../../../../kit/EmailField/EmailField.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

export interface LoginFormProps {
  child: Child;
  onGive: (child: Child, email: string) => void;
  busy?: boolean | undefined;
  errors?: FieldErrors | undefined;
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** The address by which a child is to log in. */
export function LoginForm({ child, onGive, busy, ...rest }: LoginFormProps) {
  const { formRef, ...form } = useServerForm({ initialValues: { email: child.email ?? '' }, ...rest });
  return (
    <Form ref={formRef} busy={busy} onSubmit={() => onGive(child, form.values.email)}>
      <Stack gap="lg">
        <Text>
          {child.first_name} gets an email with a link to choose a password. You stay their guardian, and keep getting
          their messages, until they are 18.
        </Text>
        <EmailField
          label={`${child.first_name}’s email`}
          autoComplete="off"
          maxLength={254}
          data-autofocus
          {...form.getInputProps('email')}
        />
        <Button type="submit" loading={busy ?? false}>
          Send the link
        </Button>
      </Stack>
    </Form>
  );
}
