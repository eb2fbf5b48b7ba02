import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Root } from 'react-dom/client';
import type { SignInNavigation } from '../../features/auth/signInNavigation.ts';
import { findSignInPage, type SignInPage } from '../../features/auth/signInPages.ts';
import { openApp } from './openApp.ts';

/** The page of signing in that the address names. The page on show stays while another one opens with the app. */
export function useSignInPage(
  root: Root,
  first: SignInPage,
): { page: SignInPage; navigate: SignInNavigation['navigate'] } {
  const [page, setPage] = useState(first);

  useEffect(() => {
    const show = () => {
      const next = findSignInPage(location);
      if (next) startTransition(() => setPage(next));
      else void openApp(root, location.pathname + location.search + location.hash, { replace: true });
    };
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, [root]);

  const navigate = useCallback<SignInNavigation['navigate']>(
    (href, { replace = false } = {}) => {
      const next = findSignInPage(new URL(href, location.origin));
      if (!next) {
        void openApp(root, href, { replace });
        return;
      }
      if (replace) history.replaceState(null, '', href);
      else history.pushState(null, '', href);
      // The page on show stays until the next one is there.
      startTransition(() => setPage(next));
      scrollTo(0, 0);
    },
    [root],
  );
  return { page, navigate };
}
