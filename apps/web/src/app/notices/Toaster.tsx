import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../shell/whenIdle.ts';

/** The place where notices appear, fetched once the first page stands: signing in does not wait for it. */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./lazyToasts.ts').then((toasts) => setToasts(() => toasts.Toasts)).catch(() => undefined);
    void whenIdle(load);
  }, []);
  return Toasts ? <Toasts /> : null;
}
