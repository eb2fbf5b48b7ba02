import type { FieldErrors } from '@fairway/contracts/errors';
import type { AtStake } from '@fairway/contracts/coaching/people';
import { Button, PasswordInput, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { IconLines } from '../../components/IconLines.tsx';
import { goingPhrases } from './atStake.ts';

interface EraseFormProps {
  at_stake: AtStake;
  errors?: FieldErrors | undefined;
  busy: boolean;
  onErase: (password: string) => void;
  onCancel: () => void;
}

/** What goes for good, and the password that it is asked for with. */
export function EraseForm({ at_stake, errors, busy, onErase, onCancel }: EraseFormProps) {
  const { formRef, ...form } = useServerForm({ initialValues: { password: '' }, errors });
  const { password } = form.values;
  return (
    <Form
      ref={formRef}
      onSubmit={() => {
        if (password) onErase(password);
      }}
    >
      <Stack>
        <div>
          <Text my="1em">This permanently deletes:</Text>
          <IconLines icon={IconX} color="var(--app-danger-text)" lines={goingPhrases(at_stake)} />
        </div>
        <Notice tone="warning">This cannot be undone. Payment amounts are kept, without your name.</Notice>
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          maxLength={128}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
          data-autofocus
          {...form.getInputProps('password')}
        />
        <SimpleGrid cols={2} spacing="sm">
          <Button variant="default" onClick={onCancel} disabled={busy}>
            Keep account
          </Button>
          <Button type="submit" color="red" loading={busy} disabled={!password}>
            Delete permanently
          </Button>
        </SimpleGrid>
      </Stack>
    </Form>
  );
}
