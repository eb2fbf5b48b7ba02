import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { AuthForm } from '../../components/AuthFrame/AuthForm.tsx';
import { AuthFrame } from '../../components/AuthFrame/AuthFrame.tsx';
import { PinField } from '../../../../kit/PinField/PinField.tsx';
import { ResendPin } from '../../components/ResendPin/ResendPin.tsx';
import type { AuthFormState } from '../../components/form.ts';
import { useTextForm } from '../../components/useTextForm.ts';

export interface TwoFactorScreenProps {
  state: AuthFormState;
  onPin: (two_factor_pin: string) => void;
  /** Mails another pin; a failure is told by whoever makes the call. */
  onResend: () => Promise<unknown>;
  /** Seconds before another pin may be asked for. */
  resendWait?: number;
  loginHref: string;
}

/** The second half of a sign-in: the pin of the mail. It is sent with its last digit. */
export function TwoFactorScreen({ state, onPin, onResend, resendWait, loginHref }: TwoFactorScreenProps) {
  const { formRef, ...form } = useTextForm({ initialValues: { two_factor_pin: '' }, errors: state.errors });
  const { setFieldValue } = form;
  useEffect(() => {
    // What was wrong is taken away, so that the next digits begin afresh.
    if (state.alert) setFieldValue('two_factor_pin', '');
  }, [state.alert, setFieldValue]);
  const send = (given: string) => {
    if (!state.busy) onPin(given);
  };
  return (
    <AuthFrame form="short">
      <AuthForm
        formRef={formRef}
        title="Enter your pin"
        detail="We have sent six digits to your email address. They work for 10 minutes."
        back={{ href: loginHref, label: 'Back to login' }}
        alert={state.alert}
        onSubmit={() => send(form.values.two_factor_pin)}
      >
        <PinField label="Pin" focusFirst {...form.getInputProps('two_factor_pin')} onComplete={send} />
        <Button type="submit" size="lg" fullWidth loading={state.busy}>
          Continue
        </Button>
        <ResendPin onResend={onResend} resendWait={resendWait} />
      </AuthForm>
    </AuthFrame>
  );
}
