import { TextInput, type TextInputProps } from '@mantine/core';

/** What the browser may fill in: `username` where it signs in or will, `email` for one's own, `off` for somebody else's. */
type Filling = 'username' | 'email' | 'off';

export interface EmailFieldProps extends Omit<TextInputProps, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'> {
  autoComplete?: Filling;
}

/** An email address: the keyboard for it, and no capital or correction put into it. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextInput
      label="Email"
      name="email"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
