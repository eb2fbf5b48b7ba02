import type { FieldErrors } from '@fairway/contracts/errors';
import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId } from 'react';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { PinField } from '../../../../kit/PinField/PinField.tsx';
import { ResendPin } from '../ResendPin/ResendPin.tsx';

export interface ConfirmEmailProps {
  /** The address that the pin is sent to. */
  email: string;
  /** It takes the place of the address there is; otherwise it is the one there is. */
  replaces?: boolean;
  onPin: (pin: string) => void;
  /** Mails another pin; a failure is told by `refusal`. */
  onSend: () => Promise<unknown>;
  /** Stays with the address there is. */
  onKeep?: () => void;
  busy?: boolean;
  errors?: FieldErrors;
  /** Why nothing more can be sent for now. */
  refusal?: string;
  /** The pin has just been asked for: its field comes into sight and takes the focus. */
  focusFirst?: boolean;
  /** What it is good for, where that is not plain. */
  children?: ReactNode;
}

/** Asks for the pin that was sent to an address: it counts when the pin comes back. */
export function ConfirmEmail(props: ConfirmEmailProps) {
  const { email, replaces, onPin, onSend, onKeep, busy, errors, refusal } = props;
  const { focusFirst, children } = props;
  const id = useId();
  const { formRef, ...form } = useServerForm({ initialValues: { pin: '' } });
  const { setFieldValue, showErrors } = form;
  useEffect(() => {
    if (!errors) return;
    // What was wrong is taken away, so that the next digits begin afresh.
    setFieldValue('pin', '');
    const texts = errors.pin ?? errors.email;
    if (texts) showErrors({ pin: texts });
  }, [errors, setFieldValue, showErrors]);
  useEffect(() => {
    if (focusFirst) formRef.current?.querySelector('input')?.focus();
  }, [focusFirst, formRef]);
  const send = (given: string) => {
    if (!busy) onPin(given);
  };
  return (
    <Card component="section" aria-labelledby={id} p={20} shadow="none">
      <Stack gap={16}>
        <div>
          <Title order={2} size="h3" fw={620} id={id}>
            {replaces ? 'Confirm your new email' : 'Confirm your email'}
          </Title>
          <Text c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
            {children} {replaces ? 'We have sent a pin to ' : 'Enter the pin that we sent to '}
            <Text span c="var(--app-ink)" fw={560}>
              {email}
            </Text>
            {replaces
              ? '. Enter it here to start logging in with that email. Nothing changes until you do. The pin works for an hour.'
              : ', or ask for a new one. It works for an hour.'}
          </Text>
        </div>
        {refusal ? (
          <Notice tone="danger" role="alert">
            {refusal}
          </Notice>
        ) : null}
        <Form ref={formRef} busy={busy} onSubmit={() => send(form.values.pin)}>
          <Stack gap={16} maw={{ sm: 400 }}>
            <PinField label="Pin" {...form.getInputProps('pin')} onComplete={send} />
            <Button type="submit" fullWidth loading={busy}>
              Confirm email
            </Button>
            <ResendPin onResend={onSend} ready={!replaces} />
            {onKeep ? (
              <Button variant="default" fullWidth onClick={onKeep} disabled={busy}>
                Keep the email I have
              </Button>
            ) : null}
          </Stack>
        </Form>
      </Stack>
    </Card>
  );
}
