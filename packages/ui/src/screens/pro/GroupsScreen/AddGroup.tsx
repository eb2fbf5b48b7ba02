import type { FieldErrors } from '@fairway/contracts/errors';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Form } from '../../../components/Form/Form.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import classes from './GroupsScreen.module.css';

const NAME_MAX = 255;

export interface AddGroupProps {
  onAdd: (name: string) => Promise<unknown>;
  errors?: FieldErrors;
}

/** Adds a group by its name; the field is empty again once it is there. */
export function AddGroup({ onAdd, errors }: AddGroupProps) {
  const [name, setName] = useState('');
  const { busy, run } = useSingleFlight(onAdd);
  const { formRef, errorOf, clear } = useServerErrors(errors);
  const submit = async () => {
    if (await run(name)) setName('');
  };
  return (
    <Form ref={formRef} onSubmit={() => void submit()}>
      <TextInput
        label="New group"
        name="name"
        placeholder="Saturday juniors"
        autoComplete="off"
        maxLength={NAME_MAX}
        value={name}
        onChange={(event) => {
          clear('name');
          setName(event.currentTarget.value);
        }}
        error={errorOf('name')}
        inputContainer={(input) => (
          <div className={classes.line}>
            {input}
            <Button type="submit" loading={busy}>
              Add group
            </Button>
          </div>
        )}
      />
    </Form>
  );
}
