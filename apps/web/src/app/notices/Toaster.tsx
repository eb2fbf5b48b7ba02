import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../shell/whenIdle.ts';

export interface ToasterProps {
  /** When it is fetched. */
  when?: (load: () => void) => void;
}

const whenPageStands = (load: () => void): void => void whenIdle(load);

/** The place where notices appear, fetched once the first page stands, which does not wait for it. */
export function Toaster({ when = whenPageStands }: ToasterProps) {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () =>
      void import('./lazyToasts.ts').then((toasts) => setToasts(() => toasts.Toasts)).catch(() => undefined);
    when(load);
  }, [when]);
  return Toasts ? <Toasts /> : null;
}
