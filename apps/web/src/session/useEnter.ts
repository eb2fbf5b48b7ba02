import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { beginSession } from './session.ts';

const COOKIES_OFF = 'Your browser did not keep the sign-in. Please allow cookies for this site and try again.';

/** What every way in ends with, once the server has signed this browser in: the session begins and the start page opens, or `from`. */
export function useEnter(from?: string): { enter: () => Promise<void>; alert: string | undefined } {
  const navigate = useNavigate();
  const [cookiesOff, setCookiesOff] = useState(false);
  const enter = async () => {
    const begun = await beginSession();
    setCookiesOff(!begun);
    if (begun) await navigate({ href: from ?? '/', replace: true });
  };
  return { enter, alert: cookiesOff ? COOKIES_OFF : undefined };
}
