import type { FieldErrors } from '@fairway/contracts/errors';
import type { AtStake } from '@fairway/contracts/coaching/people';
import { Button, PasswordInput, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';
import { IconLines } from '../../components/IconLines.tsx';
import { goingPhrases } from './atStake.ts';

export interface EraseSheetProps {
  opened: boolean;
  at_stake: AtStake;
  /** Fulfils once everything is erased. */
  onErase: (password: string) => Promise<unknown>;
  errors?: FieldErrors;
  onClose: () => void;
}

/** Says what goes for good, and asks for the password before it does. */
export function EraseSheet({ opened, at_stake, onErase, errors, onClose }: EraseSheetProps) {
  const { formRef, ...form } = useServerForm({ initialValues: { password: '' }, errors });
  const { password } = form.values;
  const erasing = useSingleFlight(onErase);
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <Sheet opened={opened} onClose={close} title="Delete your account?" busy={erasing.busy} closeHidden>
      <Form
        ref={formRef}
        onSubmit={() => {
          if (password) void erasing.run(password);
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
            {...form.getInputProps('password')}
          />
          <SimpleGrid cols={2} spacing="sm">
            <Button variant="default" onClick={close} disabled={erasing.busy}>
              Keep account
            </Button>
            <Button type="submit" color="red" loading={erasing.busy} disabled={!password}>
              Delete permanently
            </Button>
          </SimpleGrid>
        </Stack>
      </Form>
    </Sheet>
  );
}
