import { fullName } from '@fairway/contracts/phrases';
import { Skeleton } from '@mantine/core';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import { Initials } from '../../../components/Initials/Initials.tsx';
import { PASSWORD_HELP, PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { PinField } from '../../../components/PinField/PinField.tsx';
import classes from './OnboardingScreen.module.css';
import type { Coach, StepProps } from './values.ts';

export interface AccountFieldsProps extends StepProps {
  coach: Coach;
  known: boolean;
  password: string;
  onPassword: (password: string) => void;
  onCode: (code: string) => void;
}

/** Whom the code leads to, in a place that is there before it is known. */
function Joining({ coach }: { coach: Coach }) {
  return (
    <div className={classes.coach} role="status">
      {coach.status === 'found' ? (
        <>
          <Initials person={coach.pro} />
          <span className={classes.coachWords}>
            You are joining <strong>{fullName(coach.pro)}</strong>
          </span>
        </>
      ) : coach.status === 'looking' ? (
        <>
          <Skeleton circle height={40} />
          <Skeleton height={14} width="60%" radius="xs" />
        </>
      ) : (
        <span className={classes.coachHint}>Your coach’s name appears here when the code is right.</span>
      )}
    </div>
  );
}

/** Step 2: the code, the address and the password. */
export function AccountFields(props: AccountFieldsProps) {
  const { values, onChange, errorOf, coach, known, password, onPassword, onCode } = props;
  return (
    <>
      <div>
        <PinField
          label="Your coach’s code"
          name="code"
          letters
          value={values.code}
          onChange={(code) => onChange({ code })}
          onComplete={onCode}
          error={errorOf('code') ?? errorOf('token')}
        />
        <Joining coach={coach} />
      </div>
      <EmailField
        autoComplete="username"
        value={values.email}
        error={errorOf('email')}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
      <PasswordField
        label={known ? 'Password (optional)' : 'Password'}
        name="password"
        kind="new"
        description={known ? 'Leave it empty to keep the one you have chosen.' : PASSWORD_HELP}
        value={password}
        error={errorOf('password')}
        onChange={onPassword}
      />
    </>
  );
}
