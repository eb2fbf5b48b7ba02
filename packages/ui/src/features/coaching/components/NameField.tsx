import { TextInput } from '@mantine/core';

const NAMES = {
  first_name: { label: 'First name', autoComplete: 'given-name' },
  last_name: { label: 'Last name', autoComplete: 'family-name' },
} as const;

const NAME_MAX = 100;

export interface NameFieldProps {
  name: keyof typeof NAMES;
  value: string;
  error: string | undefined;
  onChange: (change: Partial<Record<keyof typeof NAMES, string>>) => void;
}

/** A part of a person's name, on the way in. */
export const NameField = ({ name, value, error, onChange }: NameFieldProps) => (
  <TextInput
    {...NAMES[name]}
    name={name}
    autoCapitalize="words"
    maxLength={NAME_MAX}
    value={value}
    error={error}
    onChange={(event) => onChange({ [name]: event.currentTarget.value })}
  />
);
