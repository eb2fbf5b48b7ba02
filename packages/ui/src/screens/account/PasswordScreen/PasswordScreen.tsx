import type { FieldErrors } from '@fairway/contracts/errors';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Form } from '../../../components/Form/Form.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { PASSWORD_HELP, PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { useServerErrors } from '../../../hooks/useServerErrors.ts';
import { useSingleFlight } from '../../../hooks/useSingleFlight.ts';
import classes from './PasswordScreen.module.css';

export interface PasswordScreenProps {
  state: { errors?: FieldErrors; alert?: string };
  /** Changes the password; the fields are emptied once it has. */
  onChange: (passwords: { current_password: string; new_password: string }) => Promise<unknown>;
  forgottenHref: string;
  backHref: string;
}

const BLANK = { current_password: '', new_password: '' };

/** The account's password (S1 §2). Other devices are signed out with the change (A2). */
export function PasswordScreen({ state, onChange, forgottenHref, backHref }: PasswordScreenProps) {
  const [form, setForm] = useState(BLANK);
  const { formRef, errorOf, clear } = useServerErrors(state.errors);
  const { busy, run } = useSingleFlight(onChange);
  const change = (field: keyof typeof BLANK) => (password: string) => {
    setForm((before) => ({ ...before, [field]: password }));
    clear(field);
  };
  const submit = async () => {
    if (await run(form)) setForm(BLANK);
  };
  return (
    <Page header={<PageHeader title="Password" back={{ href: backHref, label: 'Back to account' }} />}>
      <Form ref={formRef} className={classes.form} onSubmit={() => void submit()}>
        {state.alert ? (
          <Notice tone="danger" role="alert">
            {state.alert}
          </Notice>
        ) : null}
        <div>
          <PasswordField
            label="Current password"
            name="current_password"
            value={form.current_password}
            error={errorOf('current_password')}
            onChange={change('current_password')}
          />
          <AppLink className={classes.forgotten} href={forgottenHref}>
            Forgotten it?
          </AppLink>
        </div>
        <PasswordField
          label="New password"
          name="new_password"
          kind="new"
          description={PASSWORD_HELP}
          value={form.new_password}
          error={errorOf('new_password')}
          onChange={change('new_password')}
        />
        <Button type="submit" loading={busy}>
          Change password
        </Button>
      </Form>
      <Notice tone="info">You stay signed in here. Every other device is signed out.</Notice>
    </Page>
  );
}
