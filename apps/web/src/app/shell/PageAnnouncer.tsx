import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusHeading } from './focusHeading.ts';
import { documentTitle } from './titles.ts';

/** Names each page in the tab, tells a screen reader of it, and moves the focus to its heading. */
export function PageAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(() => {
    const name = () => (document.title = documentTitle(router.state.matches));
    name();
    return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      const title = name();
      if (!fromLocation) return;
      if (pathChanged) setTitle(title);
      // A change within a page leaves the focus alone, unless it has taken the focused thing away.
      // So does another choice from a list that stays beside it.
      const choosing = document.activeElement?.closest('[data-desk-list]') != null;
      if ((pathChanged && !choosing) || document.activeElement === document.body) focusHeading();
    });
  }, [router]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
