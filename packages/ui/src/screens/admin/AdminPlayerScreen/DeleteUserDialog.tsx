import type { PlayerPage } from '@fairway/contracts/people';
import { fullName } from '@fairway/contracts/phrases';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Form } from '../../../components/Form/Form.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Sheet } from '../../../components/Sheet/Sheet.tsx';
import classes from './DeleteUserDialog.module.css';

export interface DeleteUserDialogProps {
  person: Pick<PlayerPage, 'type' | 'first_name' | 'last_name' | 'email' | 'at_stake'>;
  opened: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const WORD = 'delete';

const counted = (count: number, one: string, many: string): string[] =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];

/** What goes with a person, by how much there is of it (A13). */
export const lossesOf = ({ type, at_stake }: DeleteUserDialogProps['person']): string[] => [
  ...(type === 'pro'
    ? counted(at_stake.players, 'player with all that is theirs', 'players with all that is theirs')
    : []),
  ...counted(at_stake.lessons, 'lesson to come', 'lessons to come'),
  ...counted(at_stake.credits, 'unspent credit', 'unspent credits'),
];

/** Asks for the word to be typed before somebody is deleted for good, and says what goes with them (S1 §6, A13). */
export function DeleteUserDialog({ person, opened, busy, onConfirm, onClose }: DeleteUserDialogProps) {
  const [typed, setTyped] = useState('');
  const losses = lossesOf(person);
  const sure = typed.trim().toLowerCase() === WORD;
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <Sheet
      opened={opened}
      title={`Delete ${fullName(person) || person.email}?`}
      busy={busy}
      closeHidden
      onClose={close}
    >
      <Form
        className={classes.form}
        busy={busy}
        onSubmit={() => {
          if (sure) onConfirm();
        }}
      >
        <p className={classes.words}>
          This removes all of their data for good and signs them out. The record of payments and credits stays, without
          their name.
        </p>
        {losses.length > 0 ? (
          <Notice tone="warning" title="These go with them">
            <ul className={classes.list}>
              {losses.map((loss) => (
                <li key={loss}>{loss}</li>
              ))}
            </ul>
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
        <div className={classes.actions}>
          <Button variant="default" onClick={close} disabled={busy} data-autofocus>
            Keep user
          </Button>
          <Button type="submit" color="red" disabled={!sure} loading={busy}>
            Delete user
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
