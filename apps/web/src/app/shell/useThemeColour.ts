import { useComputedColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { whenIdle } from './whenIdle.ts';

function setThemeColour(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-body').trim();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = colour;
}

/** The colour of the browser's own bars follows the scheme on show, also when it was chosen against the system's. */
export function useThemeColour(): void {
  const scheme = useComputedColorScheme();
  useEffect(() => {
    // Right after a page is drawn, the browser would have to work all of its styles out to answer.
    void whenIdle(setThemeColour);
  }, [scheme]);
}
