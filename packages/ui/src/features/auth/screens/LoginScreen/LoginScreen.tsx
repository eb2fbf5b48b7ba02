import { Button, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { AuthFrame } from '../../components/AuthFrame/AuthFrame.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import type { LoginState } from '../../components/form.ts';
import { LoginForm } from './LoginForm.tsx';

export type { LoginState } from '../../components/form.ts';

/** Who signs up is one of many who come here: their form is fetched when they ask for it. */
const TokenForm = lazy(async () => ({ default: (await import('./TokenForm.tsx')).TokenForm }));

export interface LoginScreenProps {
  state: LoginState;
  onStage: (stage: LoginState['stage']) => void;
  onLogin: (credentials: { email: string; password: string }) => void;
  /** With it there is a stage that takes a 6-character code alone; the page of an invitation leads to it. */
  onToken?: (token: string) => void;
  /** With it: "Signup with code", the one door for codes of coaches and of invitations. */
  signupHref?: string;
  /** With it: "Forgotten password". */
  forgottenHref?: string;
  /** With it coaches may register; null keeps its place until that is known. */
  registerHref?: string | null;
}

/** The way in, in its three stages. A journey that has no address here is not shown. */
export function LoginScreen(props: LoginScreenProps) {
  const { state, onStage, onLogin, onToken, signupHref, forgottenHref, registerHref } = props;
  const { stage } = state;
  const home = () => onStage('home');
  return (
    <AuthFrame form={stage === 'home' ? undefined : 'short'}>
      {stage === 'home' ? (
        <>
          <Text component="h1" fz="h1" fw={680} lh={1.12} lts="-0.026em" style={{ textWrap: 'balance' }}>
            Your coach, your lessons, your game.
          </Text>
          <Text c="dimmed" mt={10} style={{ textWrap: 'pretty' }}>
            Book a lesson, read what you worked on, and turn up ready.
          </Text>
          <Stack gap="sm" mt="lg">
            <Button size="lg" fullWidth onClick={() => onStage('login')}>
              Login
            </Button>
            {signupHref ? (
              <Button size="lg" fullWidth variant="default" component={AppLink} href={signupHref}>
                Signup with code
              </Button>
            ) : null}
            {forgottenHref ? (
              <Button variant="subtle" fullWidth component={AppLink} href={forgottenHref}>
                Forgotten password
              </Button>
            ) : null}
            {registerHref !== undefined ? (
              // The place is kept while it is not yet known whether coaches may register, so that nothing jumps.
              <Text c="dimmed" ta="center" mt={4} style={registerHref === null ? { visibility: 'hidden' } : undefined}>
                New here as a coach?{' '}
                <Text component={AppLink} href={registerHref ?? '/'} c="var(--mantine-color-anchor)" fw={560}>
                  Register
                </Text>
              </Text>
            ) : null}
          </Stack>
        </>
      ) : null}
      {stage === 'login' ? (
        <LoginForm state={state} onLogin={onLogin} onBack={home} forgottenHref={forgottenHref} />
      ) : null}
      {stage === 'token' && onToken ? (
        <Suspense>
          <TokenForm state={state} onToken={onToken} onBack={home} />
        </Suspense>
      ) : null}
    </AuthFrame>
  );
}
