import type { FieldErrors } from '@fairway/contracts/errors';
import { CLUB_LIMITS } from '@fairway/contracts/constants';
import type { Club } from '@fairway/contracts/users/profile';
import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

export interface VenueFields {
  name: string;
  address: string;
  telephone: string;
  website: string;
}

const toVenueFields = (club: Club | null): VenueFields => ({
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
  const { formRef, ...form } = useServerForm({ initialValues: toVenueFields(club), errors, onDirtyChange });
  const field = (name: keyof VenueFields) => ({ maxLength: CLUB_LIMITS[name], ...form.getInputProps(name) });
  return (
    <Form ref={formRef} busy={busy} onSubmit={() => onSave(form.values)}>
      <Stack gap={20}>
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
      </Stack>
    </Form>
  );
}
