import type { FieldErrors } from '@fairway/contracts/errors';
import { PROFILE_LIMITS } from '@fairway/contracts/constants';
import type { Profile } from '@fairway/contracts/users/profile';
import { Button, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { EmailField } from '../../../../kit/EmailField/EmailField.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { ImageUpload, type ImageUploadProps } from '../../../../kit/ImageUpload/ImageUpload.tsx';
import { roomPhrase } from '../../../../format/room.ts';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

type TextField = 'intro' | 'qualifications' | 'specialisms' | 'email' | 'phone';
export type ProfileFields = Pick<Profile, TextField | 'image'>;

export interface ProfileFormProps {
  profile: Profile;
  onSave: (fields: ProfileFields) => void;
  /** Back to the view; not there while nothing has been written. */
  onCancel?: () => void;
  upload: ImageUploadProps['upload'];
  pick?: ImageUploadProps['pick'];
  busy?: boolean;
  errors?: FieldErrors;
  onDirtyChange?: (dirty: boolean) => void;
}

/** What a coach tells of themself, to be written. */
export function ProfileForm(props: ProfileFormProps) {
  const { profile, onSave, onCancel, upload, pick, busy, errors, onDirtyChange } = props;
  const { image, intro, qualifications, specialisms, email, phone } = profile;
  const { formRef, ...form } = useServerForm<ProfileFields>({
    initialValues: { image, intro, qualifications, specialisms, email, phone },
    errors,
    onDirtyChange,
  });
  const [sending, setSending] = useState(false);
  const field = (name: TextField, help: string) => ({
    maxLength: PROFILE_LIMITS[name],
    description: roomPhrase(form.values[name], PROFILE_LIMITS[name]) ?? help,
    ...form.getInputProps(name),
  });
  const lines = { autosize: true, minRows: 3, maxRows: 12 };
  return (
    <Form ref={formRef} busy={busy || sending} onSubmit={() => onSave(form.values)}>
      <Stack gap={20}>
        <ImageUpload
          label="Picture"
          help="Shown on your profile. PNG, JPEG, GIF or WebP, at most 10 MB."
          {...form.getInputProps('image')}
          upload={upload}
          pick={pick}
          onBusyChange={setSending}
          disabled={busy}
        />
        <Textarea label="Introduction" {...lines} {...field('intro', 'A few words about you and your coaching.')} />
        <Textarea label="Qualifications" {...lines} {...field('qualifications', 'One on each line.')} />
        <Textarea label="Specialisms" {...lines} {...field('specialisms', 'One on each line.')} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing={20}>
          <TextInput
            label="Contact telephone"
            type="tel"
            inputMode="tel"
            {...field('phone', 'Players can call it with one tap.')}
          />
          <EmailField label="Contact email" {...field('email', 'It can differ from your login email.')} />
        </SimpleGrid>
        <ActionBar>
          {onCancel ? (
            <Button variant="default" onClick={onCancel} disabled={busy}>
              Cancel
            </Button>
          ) : null}
          <Button type="submit" loading={busy} disabled={sending}>
            Save profile
          </Button>
        </ActionBar>
      </Stack>
    </Form>
  );
}
