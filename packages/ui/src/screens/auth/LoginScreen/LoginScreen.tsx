import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import type { LoginState } from '../form.ts';
import classes from './LoginScreen.module.css';

/** The forms come after the first page, which then stands sooner; by the time somebody taps they are there. */
const loadLogin = () => import('./LoginForm.tsx');
const loadToken = () => import('./TokenForm.tsx');
const LoginForm = lazy(async () => ({ default: (await loadLogin()).LoginForm }));
const TokenForm = lazy(async () => ({ default: (await loadToken()).TokenForm }));

export type { LoginState } from '../form.ts';

export interface LoginScreenProps {
  state: LoginState;
  onStage: (stage: LoginState['stage']) => void;
  onLogin: (credentials: { email: string; password: string }) => void;
  /** With it the screen offers to sign up with a 6-digit code. */
  onToken?: (token: string) => void;
  /** With it: "Signup with code". */
  signupHref?: string;
  /** With it: "Forgotten password". */
  forgottenHref?: string;
  /** With it coaches may register; null keeps its place until that is known. */
  registerHref?: string | null;
}

/** The way in, in its three stages (S1 §2 Auth screens). A journey that has no address here is not shown. */
export function LoginScreen(props: LoginScreenProps) {
  const { state, onStage, onLogin, onToken, signupHref, forgottenHref, registerHref } = props;
  const { stage } = state;
  const home = () => onStage('home');
  useEffect(() => {
    // Without a connection they are asked for again when they are needed.
    loadLogin().catch(() => undefined);
    if (onToken) loadToken().catch(() => undefined);
  }, [onToken]);
  return (
    <AuthFrame form={stage === 'home' ? undefined : 'short'}>
      {stage === 'home' ? (
        <>
          <h1 className={classes.title}>Your coach, your lessons, your game.</h1>
          <p className={classes.lead}>Book a lesson, read what you worked on, and turn up ready.</p>
          <div className={classes.choices}>
            <Button size="lg" fullWidth onClick={() => onStage('login')}>
              Login
            </Button>
            {signupHref ? (
              <Button size="lg" fullWidth variant="default" component={AppLink} href={signupHref}>
                Signup with code
              </Button>
            ) : null}
            {onToken ? (
              <Button variant="subtle" fullWidth onClick={() => onStage('token')}>
                I have a 6-digit code
              </Button>
            ) : null}
            {forgottenHref ? (
              <Button variant="subtle" fullWidth component={AppLink} href={forgottenHref}>
                Forgotten password
              </Button>
            ) : null}
            {registerHref !== undefined ? (
              <p className={classes.register} data-known={registerHref !== null}>
                New here as a coach? <AppLink href={registerHref ?? '/'}>Register</AppLink>
              </p>
            ) : null}
          </div>
        </>
      ) : null}
      <Suspense>
        {stage === 'login' ? (
          <LoginForm state={state} onLogin={onLogin} onBack={home} forgottenHref={forgottenHref} />
        ) : null}
        {stage === 'token' && onToken ? <TokenForm state={state} onToken={onToken} onBack={home} /> : null}
      </Suspense>
    </AuthFrame>
  );
}
