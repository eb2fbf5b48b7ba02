import type { FieldErrors } from '@fairway/contracts/errors';
import { Anchor, Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { ActionBar } from '../../../../kit/ActionBar/ActionBar.tsx';
import { ConfirmEmail, type ConfirmEmailProps } from '../../../auth/components/ConfirmEmail/ConfirmEmail.tsx';
import { EmailField } from '../../../../kit/EmailField/EmailField.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { LeaveDialog, type Leaving } from '../../../../kit/LeaveDialog/LeaveDialog.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import { useServerForm } from '../../../../hooks/useServerForm.ts';

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
  /** The coach's own address waits for its pin: it comes before any invitation. */
  confirm?: ConfirmEmailProps;
  /** Why no invitation can go out for now. */
  refusal?: string;
  /** The page of the pending player whose address was typed again: there it can be sent again. */
  pendingHref?: string;
  /** The players, or the home it was opened from. */
  closeHref: string;
  /** Tells whether something was typed and not sent. */
  onDirtyChange?: (dirty: boolean) => void;
  leaving?: Leaving;
}

const BLANK: Invitee = { first_name: '', last_name: '', email: '', phone: '' };
const LIMITS = { first_name: 100, last_name: 100, email: 254, phone: 32 } as const;

/** A coach invites a player by mail. */
export function InvitePlayerScreen(props: InvitePlayerScreenProps) {
  const { onInvite, busy, errors, confirm, refusal, pendingHref, closeHref, onDirtyChange, leaving = null } = props;
  const { formRef, ...form } = useServerForm({ initialValues: BLANK, errors, onDirtyChange });
  const field = (name: keyof Invitee) => ({ maxLength: LIMITS[name], ...form.getInputProps(name) });
  return (
    <Page
      header={
        <PageHeader
          title="Invite a player"
          detail="We email them a link and a code, valid for 14 days."
          close={{ href: closeHref, label: 'Close the invitation' }}
        />
      }
    >
      {confirm ? (
        <ConfirmEmail {...confirm}>Players see who the invitation is from and can reply to you.</ConfirmEmail>
      ) : (
        <>
          {refusal ? (
            <Notice tone="danger" role="alert">
              {refusal}
            </Notice>
          ) : null}
          <Form ref={formRef} busy={busy} onSubmit={() => onInvite(form.values)}>
            <Stack gap={18}>
              <SimpleGrid cols={2} spacing="sm">
                <TextInput label="First name" autoComplete="off" autoCapitalize="words" {...field('first_name')} />
                <TextInput label="Last name" autoComplete="off" autoCapitalize="words" {...field('last_name')} />
              </SimpleGrid>
              <EmailField autoComplete="off" {...field('email')} />
              {pendingHref && form.errors.email ? (
                <Notice tone="info" title="Already invited">
                  <Text inherit mb={10}>
                    Your invitation is still open.
                  </Text>
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
              <Text c="dimmed">
                Inviting many?{' '}
                <Anchor component={AppLink} href={proPaths.importPlayers}>
                  Import a list of players
                </Anchor>
              </Text>
              <ActionBar>
                <Button type="submit" loading={busy}>
                  Send invitation
                </Button>
              </ActionBar>
            </Stack>
          </Form>
        </>
      )}
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}
