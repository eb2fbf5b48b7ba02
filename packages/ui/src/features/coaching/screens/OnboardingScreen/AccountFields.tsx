import { EmailField } from '../../../../kit/EmailField/EmailField.tsx';
import { PASSWORD_HELP, PasswordField, type PasswordFieldProps } from '../../../../kit/PasswordField/PasswordField.tsx';
import { CodeField } from '../../components/CodeField.tsx';
import type { Coach, StepProps } from './types.ts';

export interface AccountFieldsProps extends StepProps {
  coach: Coach;
  known: boolean;
  /** What its field is given: a password is not kept with the other values. */
  password: Pick<PasswordFieldProps, 'name' | 'value' | 'onChange' | 'error'>;
  onCode: (code: string) => void;
}

/** Step 2: the code, the address and the password. */
export function AccountFields(props: AccountFieldsProps) {
  const { values, onChange, getError, coach, known, password, onCode } = props;
  return (
    <>
      <CodeField
        value={values.code}
        coach={coach}
        onChange={(code) => onChange({ code })}
        onComplete={onCode}
        error={getError('code') ?? getError('token')}
      />
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
