import { useNavigate } from '@tanstack/react-router';
import { beginVisit } from '../../app/session/beginVisit.ts';
import { beginSession } from '../../app/session/session.ts';
import type { SignInNavigation } from './signInNavigation.ts';

/** The ways on from a page of signing in within the app. */
export function useSignInNavigation(): SignInNavigation {
  const navigate = useNavigate();
  return {
    navigate: (href, options) => void navigate({ href, ...options }),
    enter: async (href) => {
      const begun = await beginSession();
      if (!begun) return false;
      beginVisit();
      await navigate({ href, replace: true });
      return true;
    },
  };
}
