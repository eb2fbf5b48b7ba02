import type { FieldErrors } from '@fairway/contracts/errors';
import type { AtStake } from '@fairway/contracts/people';
import { Button, PasswordInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Form } from '../../../components/Form/Form.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Sheet } from '../../../components/Sheet/Sheet.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import { goingPhrases } from './atStake.ts';
import classes from './DataRightsScreen.module.css';

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
  const [password, setPassword] = useState('');
  const { formRef, errorOf, clear } = useServerErrors(errors);
  const erasing = useSingleFlight(onErase);
  const close = () => {
    setPassword('');
    onClose();
  };
  return (
    <Sheet opened={opened} onClose={close} title="Erase your account?" busy={erasing.busy} closeHidden>
      <Form
        ref={formRef}
        className={classes.form}
        onSubmit={() => {
          if (password) void erasing.run(password);
        }}
      >
        <div>
          <p>This erases for good:</p>
          <ul className={classes.going}>
            {goingPhrases(at_stake).map((phrase) => (
              <li key={phrase}>
                <Icon of={IconX} size={20} className={classes.cross} />
                <span>{phrase}</span>
              </li>
            ))}
          </ul>
        </div>
        <Notice tone="warning">
          This cannot be undone, not even by us. Of payments the amounts are kept, without your name.
        </Notice>
        <PasswordInput
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          maxLength={128}
          error={errorOf('password')}
          onChange={({ currentTarget: { value } }) => {
            clear('password');
            setPassword(value);
          }}
          visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={close} disabled={erasing.busy}>
            Keep account
          </Button>
          <Button type="submit" color="red" loading={erasing.busy} disabled={!password}>
            Erase for good
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
