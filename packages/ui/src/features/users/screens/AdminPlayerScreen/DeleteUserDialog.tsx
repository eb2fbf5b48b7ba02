import type { PlayerPage } from '@fairway/contracts/coaching/people';
import { formatFullName } from '@fairway/contracts/person-names';
import { Button, Flex, List, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatCount } from '../../../../format/count.ts';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';

export interface DeleteUserDialogProps {
  person: Pick<PlayerPage, 'type' | 'first_name' | 'last_name' | 'email' | 'at_stake'>;
  opened: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const WORD = 'delete';

const counted = (count: number, one: string, many: string): string[] =>
  count > 0 ? [formatCount(count, one, many)] : [];

/** What goes with a person, by how much there is of it. */
export const listLosses = ({ type, at_stake }: DeleteUserDialogProps['person']): string[] => [
  ...(type === 'pro'
    ? counted(at_stake.players, 'player with all of their data', 'players with all of their data')
    : []),
  ...counted(at_stake.children, 'child without a login', 'children without a login'),
  ...counted(at_stake.lessons, 'lesson to come', 'lessons to come'),
  ...counted(at_stake.credits, 'unspent credit', 'unspent credits'),
];

/** Asks for the word to be typed before somebody is deleted for good, and says what goes with them. */
export function DeleteUserDialog({ person, opened, busy, onConfirm, onClose }: DeleteUserDialogProps) {
  const [typed, setTyped] = useState('');
  const losses = listLosses(person);
  const sure = typed.trim().toLowerCase() === WORD;
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <Sheet
      opened={opened}
      title={`Delete ${formatFullName(person) || person.email}?`}
      busy={busy}
      closeHidden
      onClose={close}
    >
      <Form
        busy={busy}
        onSubmit={() => {
          if (sure) onConfirm();
        }}
      >
        <Stack>
          <Text c="dimmed">
            This permanently deletes all of their data and logs them out. Payment and credit records are kept, without
            their name.
          </Text>
          {losses.length > 0 ? (
            <Notice tone="warning" title="This also deletes">
              <List size="sm" pl={20} style={{ listStylePosition: 'outside' }}>
                {losses.map((loss) => (
                  <List.Item key={loss}>{loss}</List.Item>
                ))}
              </List>
            </Notice>
          ) : null}
          <TextInput
            label={`Type “${WORD}” to confirm`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            disabled={busy}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Flex direction={{ base: 'column-reverse', xs: 'row' }} justify="flex-end" gap={10}>
            <Button variant="default" onClick={close} disabled={busy} data-autofocus>
              Keep user
            </Button>
            <Button type="submit" color="red" disabled={!sure} loading={busy}>
              Delete user
            </Button>
          </Flex>
        </Stack>
      </Form>
    </Sheet>
  );
}
