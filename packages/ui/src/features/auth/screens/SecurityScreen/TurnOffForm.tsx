import type { FieldErrors } from '@fairway/contracts/errors';
import { Button, Flex, Stack, Text } from '@mantine/core';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { PasswordField } from '../../../../kit/PasswordField/PasswordField.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

interface TurnOffFormProps {
  errors?: FieldErrors | undefined;
  refusal?: string | undefined;
  busy: boolean;
  onTurnOff: (current_password: string) => void;
  onCancel: () => void;
}

/** The password comes first: whoever has borrowed the device does not know it. */
export function TurnOffForm({ errors, refusal, busy, onTurnOff, onCancel }: TurnOffFormProps) {
  const { formRef, ...form } = useServerForm({ initialValues: { current_password: '' }, errors });
  const { current_password } = form.values;
  return (
    <Form ref={formRef} busy={busy} onSubmit={() => onTurnOff(current_password)}>
      <Stack>
        <Text c="dimmed">Your password alone will be enough to log in.</Text>
        {refusal ? (
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        ) : null}
        <PasswordField label="Your password" focusFirst {...form.getInputProps('current_password')} />
        <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="flex-end" gap={10}>
          <Button variant="default" onClick={onCancel} disabled={busy}>
            Keep it on
          </Button>
          <Button type="submit" color="red" loading={busy} disabled={current_password === ''}>
            Switch off
          </Button>
        </Flex>
      </Stack>
    </Form>
  );
}
