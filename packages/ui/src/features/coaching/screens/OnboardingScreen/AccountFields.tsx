import { formatFullName } from '@fairway/contracts/person-names';
import { Skeleton, Stack, Text } from '@mantine/core';
import { EmailField } from '../../../../kit/EmailField/EmailField.tsx';
import { Initials } from '../../../../kit/Initials/Initials.tsx';
import { PASSWORD_HELP, PasswordField, type PasswordFieldProps } from '../../../../kit/PasswordField/PasswordField.tsx';
import { PinField } from '../../../../kit/PinField/PinField.tsx';
import { CoachLine } from '../../components/CoachLine.tsx';
import type { Coach, StepProps } from './types.ts';

export interface AccountFieldsProps extends StepProps {
  coach: Coach;
  known: boolean;
  /** What its field is given: a password is not kept with the other values. */
  password: Pick<PasswordFieldProps, 'name' | 'value' | 'onChange' | 'error'>;
  onCode: (code: string) => void;
}

/** Whom the code leads to, in a place that is there before it is known. */
function Joining({ coach }: { coach: Coach }) {
  return (
    <CoachLine role="status">
      {coach.status === 'found' ? (
        <>
          <Initials person={coach.pro} />
          <Text span miw={0} style={{ overflowWrap: 'anywhere' }}>
            You are joining <strong>{formatFullName(coach.pro)}</strong>
          </Text>
        </>
      ) : coach.status === 'looking' ? (
        <>
          <Skeleton circle height={40} />
          <Skeleton height={14} width="60%" radius="xs" />
        </>
      ) : (
        <Text span c="dimmed" fz="sm">
          Your coach’s name appears here when the code is right.
        </Text>
      )}
    </CoachLine>
  );
}

/** Step 2: the code, the address and the password. */
export function AccountFields(props: AccountFieldsProps) {
  const { values, onChange, getError, coach, known, password, onCode } = props;
  return (
    <>
      <Stack gap={10}>
        <PinField
          label="Your coach’s code"
          name="code"
          letters
          value={values.code}
          onChange={(code) => onChange({ code })}
          onComplete={onCode}
          error={getError('code') ?? getError('token')}
        />
        <Joining coach={coach} />
      </Stack>
      <EmailField
        autoComplete="username"
        value={values.email}
        error={getError('email')}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
      <PasswordField
        label={known ? 'Password (optional)' : 'Password'}
        kind="new"
        description={known ? 'Leave blank to keep your current one.' : PASSWORD_HELP}
        {...password}
      />
    </>
  );
}
