import type { FieldErrors } from '@fairway/contracts/errors';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ActionBar } from '../../../components/ActionBar/ActionBar.tsx';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { LeaveDialog, type Leaving } from '../../../components/LeaveDialog/LeaveDialog.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useTellDirty } from '../../../hooks/useTellDirty.ts';
import classes from './InvitePlayerScreen.module.css';

export interface Invitee {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
}

export interface InvitePlayerScreenProps {
  onInvite: (invitee: Invitee) => void;
  busy?: boolean;
  errors?: FieldErrors;
  /** The page of the pending player whose address was typed again: there it can be sent again (A10). */
  pendingHref?: string;
  /** The players, or the home it was opened from (S2 §2). */
  closeHref: string;
  /** Tells whether something was typed and not sent. */
  onDirtyChange?: (dirty: boolean) => void;
  leaving?: Leaving;
}

const BLANK: Invitee = { first_name: '', last_name: '', email: '', phone: '' };
const LIMITS = { first_name: 100, last_name: 100, email: 254, phone: 32 } as const;

/** A coach invites a player by mail (S2 §2 "Invite"). */
export function InvitePlayerScreen(props: InvitePlayerScreenProps) {
  const { onInvite, busy, errors, pendingHref, closeHref, onDirtyChange, leaving = null } = props;
  const [invitee, setInvitee] = useState(BLANK);
  const { formRef, errorOf, clear } = useServerErrors(errors);
  useTellDirty(Object.values(invitee).some(Boolean), onDirtyChange);
  const field = (name: keyof Invitee) => ({
    name,
    maxLength: LIMITS[name],
    value: invitee[name],
    error: errorOf(name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      clear(name);
      setInvitee((before) => ({ ...before, [name]: value }));
    },
  });
  return (
    <Page
      header={
        <PageHeader
          title="Invite a player"
          detail="They get a mail with a link and a code. It works for 14 days."
          close={{ href: closeHref, label: 'Close the invitation' }}
        />
      }
    >
      <Form ref={formRef} className={classes.form} busy={busy} onSubmit={() => onInvite(invitee)}>
        <div className={classes.pair}>
          <TextInput label="First name" autoComplete="off" autoCapitalize="words" {...field('first_name')} />
          <TextInput label="Last name" autoComplete="off" autoCapitalize="words" {...field('last_name')} />
        </div>
        <EmailField autoComplete="off" {...field('email')} />
        {pendingHref && errorOf('email') ? (
          <Notice tone="info" title="Waiting for an answer">
            <p className={classes.words}>The invitation you sent is still open.</p>
            <Button variant="light" component={AppLink} href={pendingHref}>
              Resend it
            </Button>
          </Notice>
        ) : null}
        <TextInput
          label="Phone"
          description="Optional. They can change it when they join."
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...field('phone')}
        />
        <ActionBar>
          <Button type="submit" loading={busy}>
            Send invitation
          </Button>
        </ActionBar>
      </Form>
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
