import type { ModalProps } from '@mantine/core';
import { Suspense, useState } from 'react';
import { usePreload } from '../../hooks/usePreload.ts';
import { onDemand } from '../onDemand.tsx';

const { Part, load } = onDemand(async () => (await import('./DialogModal.tsx')).DialogModal);

/** Fetches what every dialog is made of. */
export const loadDialogs = load;

/**
 * What sheets and pictures over the page are made of. Half of the pages have one, and nobody sees it before they ask for it: its 25 kB come
 * when the page stands and the browser is idle.
 */
export function Dialog(props: ModalProps) {
  const [wanted, setWanted] = useState(false);
  usePreload(load);
  if (props.opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
