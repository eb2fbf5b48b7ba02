import { useEffect, useState } from 'react';
import { readRegistration } from './callAccounts.ts';

/** What the server said when it was last asked: it does not change while a page lives. */
let known: string | null | undefined = null;

/** Where coaches register, null until it is known whether they may; a page that cannot ask does not offer it. */
export function useRegisterHref(): string | null | undefined {
  const [href, setHref] = useState(known);
  useEffect(() => {
    if (known !== null) return undefined;
    let mounted = true;
    const tell = (next: string | undefined) => mounted && setHref(next);
    readRegistration().then(
      ({ open }) => {
        known = open ? '/register' : undefined;
        tell(known);
      },
      () => tell(undefined),
    );
    return () => {
      mounted = false;
    };
  }, []);
  return href;
}
