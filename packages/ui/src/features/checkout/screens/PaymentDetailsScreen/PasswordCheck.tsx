import { Button, PasswordInput, Stack } from '@mantine/core';
import { useState } from 'react';
import { Form } from '../../../../kit/Form/Form.tsx';

export interface PasswordCheckProps {
  onCheck: (password: string) => void;
  onCancel: () => void;
  busy?: boolean;
  /** Why it was not taken. */
  error?: string;
}

/** Asks for the password before a card is changed; without one there is nothing to send. */
export function PasswordCheck({ onCheck, onCancel, busy, error }: PasswordCheckProps) {
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <Form
      busy={busy}
      onSubmit={() => {
        if (password === '') return;
        setRefused(password);
        onCheck(password);
      }}
    >
      <Stack>
        <PasswordInput
          label="Your password"
          description="To keep your card safe."
          name="password"
          autoComplete="current-password"
          value={password}
          // Gone as soon as the password is mended.
          error={password === refused && !busy ? error : undefined}
          rightSectionWidth={48}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" size="lg" fullWidth loading={busy} disabled={password === ''}>
          Continue
        </Button>
        <Button variant="subtle" fullWidth onClick={onCancel} disabled={busy}>
          Keep this card
        </Button>
      </Stack>
    </Form>
  );
}
