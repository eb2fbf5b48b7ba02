import { PasswordInput } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PasswordField.module.css';

export interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (password: string) => void;
  /** `new` has the browser offer a strong one and says what is asked of it. */
  kind?: 'current' | 'new';
  description?: ReactNode;
  error?: ReactNode;
  /** Takes the focus when its form opens. */
  focusFirst?: boolean;
}

/** A password, hidden until it is asked to be seen. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, name, value, onChange, kind = 'current', description, error, focusFirst } = props;
  return (
    <PasswordInput
      label={label}
      name={name}
      autoComplete={`${kind}-password`}
      data-autofocus={focusFirst || undefined}
      value={value}
      error={error}
      description={error ? undefined : description}
      rightSectionWidth={48}
      visibilityToggleButtonProps={{ 'aria-label': `Show or hide: ${label}`, tabIndex: 0 }}
      classNames={{ visibilityToggle: classes.toggle }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** What is asked of a password. */
export const PASSWORD_HELP = 'At least 8 characters. Three or four words are easy to remember and hard to guess.';
