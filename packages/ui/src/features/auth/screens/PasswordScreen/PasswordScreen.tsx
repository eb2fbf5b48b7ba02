import type { FieldErrors } from '@fairway/contracts/errors';
import { Anchor, Button, Card, Stack } from '@mantine/core';
import { Form } from '../../../../kit/Form/Form.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { PASSWORD_HELP, PasswordField } from '../../../../kit/PasswordField/PasswordField.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';

export interface PasswordScreenProps {
  state: { errors?: FieldErrors; alert?: string };
  /** Changes the password; the fields are emptied once it has. */
  onChange: (passwords: { current_password: string; new_password: string }) => Promise<unknown>;
  forgottenHref: string;
  backHref: string;
}

const BLANK = { current_password: '', new_password: '' };

/** The account's password. Other devices are signed out with the change. */
export function PasswordScreen({ state, onChange, forgottenHref, backHref }: PasswordScreenProps) {
  const { formRef, ...form } = useServerForm({ initialValues: BLANK, errors: state.errors });
  const { busy, run } = useSingleFlight(onChange);
  const submit = async () => {
    if (await run(form.values)) form.reset();
  };
  return (
    <Page header={<PageHeader title="Password" back={{ href: backHref, label: 'Back to account' }} />}>
      <Card p={20}>
        <Form ref={formRef} onSubmit={() => void submit()}>
          <Stack gap={20}>
            {state.alert ? (
              <Notice tone="danger" role="alert">
                {state.alert}
              </Notice>
            ) : null}
            <div>
              <PasswordField label="Current password" {...form.getInputProps('current_password')} />
              <Anchor
                component={AppLink}
                href={forgottenHref}
                display="inline-block"
                fz="sm"
                fw={560}
                mih="var(--app-tap)"
                lh="var(--app-tap)"
                underline="always"
              >
                Forgotten it?
              </Anchor>
            </div>
            <PasswordField
              label="New password"
              kind="new"
              description={PASSWORD_HELP}
              {...form.getInputProps('new_password')}
            />
            <Button type="submit" loading={busy}>
              Change password
            </Button>
          </Stack>
        </Form>
      </Card>
      <Notice tone="info">You stay logged in here. All other devices are logged out.</Notice>
    </Page>
  );
}
