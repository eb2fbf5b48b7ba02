import type { FieldErrors } from '@fairway/contracts/errors';
import { Button, Flex, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Form } from '../../../../kit/Form/Form.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { PasswordField } from '../../../../kit/PasswordField/PasswordField.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import { ToggleRow } from '../../../../kit/ToggleRow/ToggleRow.tsx';
import { useOptimisticPatch } from '../../../../hooks/useOptimisticPatch.ts';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';

export interface TwoFactorProps {
  two_factor_auth: boolean;
  email: string;
  onTwoFactorOn: () => Promise<unknown>;
  onTwoFactorOff: (current_password: string) => Promise<unknown>;
  errors?: FieldErrors;
  refusal?: string;
}

type AskProps = Pick<TwoFactorProps, 'onTwoFactorOff' | 'errors' | 'refusal'> & { onClose: () => void };

/** The password comes first: whoever has borrowed the device does not know it. */
function AskPassword({ onTwoFactorOff, errors, refusal, onClose }: AskProps) {
  const { busy, run } = useSingleFlight(onTwoFactorOff);
  // What an earlier dialog was told is no answer to this one.
  const [tried, setTried] = useState(false);
  const { formRef, ...form } = useServerForm({
    initialValues: { current_password: '' },
    errors: tried ? errors : undefined,
  });
  const { current_password } = form.values;
  const off = async () => {
    setTried(true);
    if (await run(current_password)) onClose();
  };
  return (
    <Sheet opened title="Turn off two-factor authentication?" busy={busy} closeHidden onClose={onClose}>
      <Form ref={formRef} busy={busy} onSubmit={() => void off()}>
        <Stack>
          <Text c="dimmed">Your password alone will be enough to log in.</Text>
          {refusal ? (
            <Notice tone="danger" role="alert">
              {refusal}
            </Notice>
          ) : null}
          <PasswordField label="Your password" focusFirst {...form.getInputProps('current_password')} />
          <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="flex-end" gap={10}>
            <Button variant="default" onClick={onClose} disabled={busy}>
              Keep it on
            </Button>
            <Button type="submit" color="red" loading={busy} disabled={current_password === ''}>
              Switch off
            </Button>
          </Flex>
        </Stack>
      </Form>
    </Sheet>
  );
}

/** Whether each sign-in asks for a pin as well. */
export function TwoFactor({ two_factor_auth, email, onTwoFactorOn, ...off }: TwoFactorProps) {
  const [shown, patch] = useOptimisticPatch({ two_factor_auth });
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ListCard label="Logging in">
        <ToggleRow
          label="Two-factor authentication"
          detail={`Each login also asks for a pin that we email to ${email}.`}
          checked={shown.two_factor_auth}
          onChange={(on) => (on ? patch('two_factor_auth', true, onTwoFactorOn()) : setAsking(true))}
        />
      </ListCard>
      {asking ? <AskPassword {...off} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
