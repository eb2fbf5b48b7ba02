import type { FieldErrors } from '@fairway/contracts/errors';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Form } from '../../../components/Form/Form.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import classes from './AddByName.module.css';

const NAME_MAX = 255;

export interface AddByNameProps {
  /** The field's label: "New group". */
  label: string;
  /** An example of a name. */
  placeholder: string;
  /** The button's word: "Add group". */
  add: string;
  onAdd: (name: string) => Promise<unknown>;
  errors?: FieldErrors;
}

/** Adds something by its name; the field is empty again once it is there. */
export function AddByName({ label, placeholder, add, onAdd, errors }: AddByNameProps) {
  const [name, setName] = useState('');
  const { busy, run } = useSingleFlight(onAdd);
  const { formRef, errorOf, clear } = useServerErrors(errors);
  const submit = async () => {
    if (await run(name)) setName('');
  };
  return (
    <Form ref={formRef} onSubmit={() => void submit()}>
      <TextInput
        label={label}
        name="name"
        placeholder={placeholder}
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
              {add}
            </Button>
          </div>
        )}
      />
    </Form>
  );
}
