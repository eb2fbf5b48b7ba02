import { useState } from 'react';
import type { SignInNavigation } from './signInNavigation.ts';

const COOKIES_OFF = 'Your browser did not keep you logged in. Please allow cookies for this site and try again.';

/** What every way in ends with, once the server has signed this browser in: the start page opens, or `from`. */
export function useEnter(
  { enter }: Pick<SignInNavigation, 'enter'>,
  from = '/',
): { enter: () => Promise<void>; alert: string | undefined } {
  const [cookiesOff, setCookiesOff] = useState(false);
  return {
    enter: async () => setCookiesOff(!(await enter(from))),
    alert: cookiesOff ? COOKIES_OFF : undefined,
  };
}
