import type { FieldErrors } from '@fairway/contracts/errors';
import { CLUB_LIMITS } from '@fairway/contracts/constants';
import type { Club } from '@fairway/contracts/profile';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useTellDirty } from '../../../hooks/useTellDirty.ts';
import classes from './VenueScreen.module.css';

export interface VenueFields {
  name: string;
  address: string;
  telephone: string;
  website: string;
}

const fieldsOf = (club: Club | null): VenueFields => ({
  name: club?.name ?? '',
  address: club?.address ?? '',
  telephone: club?.telephone ?? '',
  website: club?.website ?? '',
});

export interface VenueFormProps {
  /** Null for a venue that is not there yet. */
  club: Club | null;
  onSave: (fields: VenueFields) => void;
  onCancel?: () => void;
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
}

/** The details of a venue, to be filled in. */
export function VenueForm({ club, onSave, onCancel, busy, errors, onDirtyChange }: VenueFormProps) {
  const [saved] = useState(() => fieldsOf(club));
  const [fields, setFields] = useState(saved);
  const { formRef, errorOf, clear } = useServerErrors(errors);
  useTellDirty(
    (Object.keys(saved) as (keyof VenueFields)[]).some((name) => fields[name] !== saved[name]),
    onDirtyChange,
  );
  const field = (name: keyof VenueFields) => ({
    name,
    value: fields[name],
    maxLength: CLUB_LIMITS[name],
    error: errorOf(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      clear(name);
      setFields((before) => ({ ...before, [name]: value }));
    },
  });
  return (
    <Form ref={formRef} className={classes.form} busy={busy} onSubmit={() => onSave(fields)}>
      <TextInput label="Name" required autoComplete="off" {...field('name')} />
      <Textarea label="Address" autosize minRows={2} maxRows={6} {...field('address')} />
      <TextInput label="Telephone" type="tel" inputMode="tel" {...field('telephone')} />
      <TextInput label="Website" inputMode="url" autoCapitalize="none" spellCheck={false} {...field('website')} />
      <ActionBar>
        {onCancel ? (
          <Button variant="default" onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
        ) : null}
        <Button type="submit" loading={busy}>
          {club ? 'Save venue' : 'Add venue'}
        </Button>
      </ActionBar>
    </Form>
  );
}
