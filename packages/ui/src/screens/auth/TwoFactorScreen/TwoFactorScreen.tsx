import { Button } from '@mantine/core';
import { useState } from 'react';
import { AuthForm, AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { PinField } from '../../../components/PinField/PinField.tsx';
import { useCountdown } from '../../../hooks/useCountdown.ts';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import type { AuthFormState } from '../form.ts';
import classes from './TwoFactorScreen.module.css';

export interface TwoFactorScreenProps {
  state: AuthFormState;
  onPin: (two_factor_pin: string) => void;
  /** Mails another pin; a failure is told by whoever makes the call. */
  onResend: () => Promise<unknown>;
  /** Seconds before another pin may be asked for. */
  resendWait?: number;
  loginHref: string;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function Resend({ onResend, resendWait }: { onResend: () => Promise<unknown>; resendWait: number }) {
  const { left, restart } = useCountdown(resendWait);
  const { busy, run } = useSingleFlight(onResend);
  const [sent, setSent] = useState(false);
  const resend = async () => {
    const done = await run();
    setSent(done);
    if (done) restart();
  };
  return (
    <div className={classes.resend}>
      {left > 0 ? (
        <p className={classes.wait}>{`You can ask for a new pin in ${clock(left)}.`}</p>
      ) : (
        <Button variant="subtle" fullWidth loading={busy} onClick={() => void resend()}>
          Send a new pin
        </Button>
      )}
      <p className={classes.sent} role="status">
        {sent ? 'A new pin is on its way. The old one no longer works.' : ''}
      </p>
    </div>
  );
}

/** The second half of a sign-in: the pin of the mail (S1 §2 Two-factor, A3). It is sent with its last digit. */
export function TwoFactorScreen({ state, onPin, onResend, resendWait = 30, loginHref }: TwoFactorScreenProps) {
  const [pin, setPin] = useState('');
  const { formRef, errorOf, clear } = useServerErrors(state.errors);
  const [seen, setSeen] = useState(state.alert);
  if (seen !== state.alert) {
    setSeen(state.alert);
    // What was wrong is taken away, so that the next digits begin afresh.
    if (state.alert) setPin('');
  }
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
        onSubmit={() => send(pin)}
      >
        <PinField
          label="Pin"
          name="two_factor_pin"
          focusFirst
          value={pin}
          error={errorOf('two_factor_pin')}
          onChange={(next) => {
            setPin(next);
            clear('two_factor_pin');
          }}
          onComplete={send}
        />
        <Button type="submit" size="lg" fullWidth loading={state.busy}>
          Continue
        </Button>
        <Resend onResend={onResend} resendWait={resendWait} />
      </AuthForm>
    </AuthFrame>
  );
}
