import { useNavigate } from '@tanstack/react-router';
import { beginSession } from '../../app/session/session.ts';
import type { SignInNavigation } from './signInNavigation.ts';

/** The ways on from a page of signing in within the app. */
export function useSignInNavigation(): SignInNavigation {
  const navigate = useNavigate();
  return {
    navigate: (href, options) => void navigate({ href, ...options }),
    enter: async (href) => {
      const begun = await beginSession();
      if (begun) await navigate({ href, replace: true });
      return begun;
    },
  };
}
