import type { FieldErrors } from '@fairway/contracts/errors';
import { PROFILE_LIMITS } from '@fairway/contracts/constants';
import type { Profile } from '@fairway/contracts/profile';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { ImageUpload, type ImageUploadProps } from '../../../components/ImageUpload/ImageUpload.tsx';
import { roomPhrase } from '../../../format/room.ts';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useTellDirty } from '../../../hooks/useTellDirty.ts';
import classes from './ProfileForm.module.css';

const TEXTS = ['intro', 'qualifications', 'specialisms', 'email', 'phone'] as const;
type TextField = (typeof TEXTS)[number];
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
  const [saved] = useState<ProfileFields>({ image, intro, qualifications, specialisms, email, phone });
  const [fields, setFields] = useState(saved);
  const [sending, setSending] = useState(false);
  const { formRef, errorOf, clear } = useServerErrors(errors);
  const dirty = fields.image !== saved.image || TEXTS.some((name) => fields[name] !== saved[name]);
  useTellDirty(dirty, onDirtyChange);
  const change = <Name extends keyof ProfileFields>(name: Name, value: ProfileFields[Name]) => {
    clear(name);
    setFields((before) => ({ ...before, [name]: value }));
  };
  const field = (name: TextField, help: string) => ({
    name,
    value: fields[name],
    maxLength: PROFILE_LIMITS[name],
    description: roomPhrase(fields[name], PROFILE_LIMITS[name]) ?? help,
    error: errorOf(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => change(name, value),
  });
  const lines = { autosize: true, minRows: 3, maxRows: 12 };
  return (
    <Form ref={formRef} className={classes.form} busy={busy || sending} onSubmit={() => onSave(fields)}>
      <ImageUpload
        label="Picture"
        help="Players see it on your profile. PNG, JPEG, GIF or WebP, at most 10 MB."
        name="image"
        value={fields.image}
        onChange={(path) => change('image', path)}
        upload={upload}
        pick={pick}
        onBusyChange={setSending}
        error={errorOf('image')}
        disabled={busy}
      />
      <Textarea
        label="Introduction"
        {...lines}
        {...field('intro', 'A few words, as you would say them on the range.')}
      />
      <Textarea label="Qualifications" {...lines} {...field('qualifications', 'One on each line.')} />
      <Textarea label="Specialisms" {...lines} {...field('specialisms', 'One on each line.')} />
      <div className={classes.pair}>
        <TextInput
          label="Contact telephone"
          type="tel"
          inputMode="tel"
          {...field('phone', 'Players call it with one tap.')}
        />
        <EmailField label="Contact email" {...field('email', 'It may differ from the one you sign in with.')} />
      </div>
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
    </Form>
  );
}
