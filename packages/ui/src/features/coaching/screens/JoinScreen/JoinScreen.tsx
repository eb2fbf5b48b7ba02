import { Anchor, Button, SimpleGrid, Text } from '@mantine/core';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { ReactNode } from 'react';
import { AuthForm } from '../../../auth/components/AuthFrame/AuthForm.tsx';
import { AuthFrame } from '../../../auth/components/AuthFrame/AuthFrame.tsx';
import { AuthScreenState } from '../../../auth/components/AuthFrame/AuthScreenState.tsx';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { EmailField } from '../../../../kit/EmailField/EmailField.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { PASSWORD_HELP, PasswordField } from '../../../../kit/PasswordField/PasswordField.tsx';
import { CodeField } from '../../components/CodeField.tsx';
import { NameField } from '../../components/NameField.tsx';
import type { Coach, OnboardingValues } from '../OnboardingScreen/types.ts';

/** What is typed here and kept until it is sent; the password is kept nowhere. */
export type JoinValues = Pick<OnboardingValues, 'code' | 'email' | 'first_name' | 'last_name'>;

interface JoinFacts {
  values: JoinValues;
  coach: Coach;
}

export interface JoinScreenProps {
  state: Loadable<JoinFacts>;
  /** They come by a link that holds the code: from a coach's public page or QR code. */
  hasCode?: boolean;
  busy?: boolean;
  /** The server's texts by field (422). */
  errors?: FieldErrors;
  /** A refusal of the whole form. */
  alert?: ReactNode;
  onChange: (change: Partial<JoinValues>) => void;
  /** A whole code was typed. */
  onCode: (code: string) => void;
  onJoin: (password: string) => void;
  loginHref: string;
  /** The six steps, for whoever wants to tell their address and card now. */
  stepsHref: string;
  /** Opens outside the app; without it the terms are named only. */
  termsHref?: string | undefined;
}

/** The fields in the order in which somebody with a code in hand would tell them. */
function JoinForm(props: Omit<JoinScreenProps, 'state'> & JoinFacts) {
  const { values, coach, hasCode, busy, errors, alert, onChange, onCode, onJoin, loginHref, stepsHref, termsHref } =
    props;
  const { formRef, ...form } = useServerForm({ initialValues: { password: '' }, errors });
  const { getError } = form;
  const change = (part: Partial<JoinValues>) => {
    for (const field of Object.keys(part)) form.clearFieldError(field);
    onChange(part);
  };
  return (
    <AuthForm
      formRef={formRef}
      title={hasCode ? 'Create your account' : 'I have a code'}
      detail={hasCode ? 'Then you can book your lesson.' : 'From your coach or an invitation.'}
      back={{ href: loginHref, label: 'Back to login' }}
      alert={alert}
      busy={busy}
      onSubmit={() => onJoin(form.values.password)}
    >
      <CodeField
        value={values.code}
        coach={coach}
        onChange={(code) => change({ code })}
        onComplete={onCode}
        error={getError('code') ?? getError('token')}
      />
      <SimpleGrid cols={2} spacing="sm">
        <NameField name="first_name" value={values.first_name} error={getError('first_name')} onChange={change} />
        <NameField name="last_name" value={values.last_name} error={getError('last_name')} onChange={change} />
      </SimpleGrid>
      <EmailField
        autoComplete="username"
        value={values.email}
        error={getError('email')}
        onChange={(event) => change({ email: event.currentTarget.value })}
      />
      <PasswordField label="Password" kind="new" description={PASSWORD_HELP} {...form.getInputProps('password')} />
      <div>
        <Button type="submit" size="lg" fullWidth loading={busy}>
          Create my account
        </Button>
        <Text c="dimmed" fz="sm" ta="center" mt="xs">
          {'By joining you accept the '}
          {termsHref ? (
            <Anchor inherit fw={560} underline="always" href={termsHref} target="_blank" rel="noreferrer">
              terms of Fairway
            </Anchor>
          ) : (
            // As wide as the link that takes its place, so that no line breaks anew.
            <Text span inherit fw={560}>
              terms of Fairway
            </Text>
          )}
          . You add a card only when you need one.
        </Text>
      </div>
      <Button variant="subtle" fullWidth component={AppLink} href={stepsHref}>
        Add my address and card now
      </Button>
    </AuthForm>
  );
}

/** A player joins their coach with a code and four things about themself; all else can wait. */
export function JoinScreen({ state, ...rest }: JoinScreenProps) {
  return (
    <AuthScreenState state={state} label="Loading your sign-up" heights={[62, 161, 74, 75, 113, 104, 51]}>
      {(ready) => (
        <AuthFrame form="long">
          <JoinForm {...rest} {...ready} />
        </AuthFrame>
      )}
    </AuthScreenState>
  );
}
