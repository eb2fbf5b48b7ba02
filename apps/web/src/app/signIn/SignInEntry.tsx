import { FairwayProvider } from '@fairway/ui/kit/FairwayProvider/FairwayProvider';
import type { AppLinkProps } from '@fairway/ui/kit/Link/AppLink';
import { VisuallyHidden } from '@mantine/core';
import { createContext, lazy, StrictMode, Suspense, use, useEffect, useRef, useState } from 'react';
import type { Root } from 'react-dom/client';
import { whenSent } from '../../features/auth/callAccounts.ts';
import { LoginPage } from '../../features/auth/pages/LoginPage.tsx';
import type { SignInNavigation } from '../../features/auth/signInNavigation.ts';
import { SIGN_IN_TITLES, type SignInPage } from '../../features/auth/signInPages.ts';
import { focusHeading } from '../shell/focusHeading.ts';
import { isPageLink, isPlainClick } from '../shell/links.ts';
import { formatTitle } from '../shell/titles.ts';
import { Toaster } from '../notices/Toaster.tsx';
import { useThemeColour } from '../shell/useThemeColour.ts';
import { loadTwoFactor } from './loadTwoFactor.ts';
import { enterSignedIn } from './openApp.ts';
import { useSignInPage } from './useSignInPage.ts';

const TwoFactorPage = lazy(loadTwoFactor);
const ForgotPage = lazy(async () => ({
  default: (await import('../../features/auth/pages/ForgotPage.tsx')).ForgotPage,
}));
const ResetPage = lazy(async () => ({ default: (await import('../../features/auth/pages/ResetPage.tsx')).ResetPage }));
const SetPasswordPage = lazy(async () => ({
  default: (await import('../../features/auth/pages/SetPasswordPage.tsx')).SetPasswordPage,
}));

const NavigateContext = createContext<SignInNavigation['navigate']>(() => undefined);

/** The link of these pages: one of their own opens at once, any other with the app. */
function SignInLink({ href, onClick, ...rest }: AppLinkProps) {
  const navigate = use(NavigateContext);
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || !isPageLink({ href, ...rest })) return;
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}

function Page({ page, ...navigation }: SignInNavigation & { page: SignInPage }) {
  switch (page.path) {
    case '/login':
      return <LoginPage search={page.search} {...navigation} />;
    case '/two-factor':
      return <TwoFactorPage search={page.search} {...navigation} />;
    case '/forgot':
      return <ForgotPage />;
    case '/reset':
      return <ResetPage email={page.email} {...navigation} />;
    case '/set-password':
      return <SetPasswordPage token={page.token} {...navigation} />;
  }
}

/** Names each page in the tab, tells a screen reader of it, and moves the focus to its heading, as the app does. */
function Announcer({ page }: { page: SignInPage }) {
  const [announced, setAnnounced] = useState('');
  const shown = useRef(page);
  useEffect(() => {
    const title = formatTitle(SIGN_IN_TITLES[page.path]);
    document.title = title;
    const last = shown.current;
    shown.current = page;
    if (last === page) return;
    if (last.path !== page.path) setAnnounced(title);
    // A change within a page leaves the focus alone, unless it has taken the focused thing away.
    if (last.path !== page.path || document.activeElement === document.body) focusHeading();
  }, [page]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  );
}

function Pages({ root, first }: { root: Root; first: SignInPage }) {
  useThemeColour();
  const { page, navigate } = useSignInPage(root, first);
  return (
    <NavigateContext value={navigate}>
      <Suspense>
        <Page page={page} navigate={navigate} enter={(href) => enterSignedIn(root, href)} />
      </Suspense>
      <Announcer page={page} />
      <Toaster when={whenSent} />
    </NavigateContext>
  );
}

/** The pages of signing in without the app: no router, no cache, nothing that a stranger does not need. */
export function SignInEntry({ root, first }: { root: Root; first: SignInPage }) {
  return (
    <StrictMode>
      <FairwayProvider link={SignInLink}>
        <Pages root={root} first={first} />
      </FairwayProvider>
    </StrictMode>
  );
}
