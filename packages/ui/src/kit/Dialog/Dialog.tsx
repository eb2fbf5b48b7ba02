import type { ModalProps } from '@mantine/core';
import { Suspense, useState } from 'react';
import { onDemand, useLoadAfterPage } from '../onDemand.tsx';

const { Part, load } = onDemand(async () => (await import('./DialogModal.tsx')).DialogModal);

/** Fetches what every dialog is made of. */
export const loadDialogs = load;

/**
 * What sheets and pictures over the page are made of. Half of the pages have one, and nobody sees it before they ask for it: its 25 kB come
 * right after the page.
 */
export function Dialog(props: ModalProps) {
  const [wanted, setWanted] = useState(false);
  useLoadAfterPage(load);
  if (props.opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
