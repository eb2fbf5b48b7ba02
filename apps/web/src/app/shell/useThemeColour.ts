import { useComputedColorScheme } from '@mantine/core';
import { useEffect } from 'react';

/** The colour of the browser's own bars follows the scheme on show, also when it was chosen against the system's. */
export function useThemeColour(): void {
  const scheme = useComputedColorScheme();
  useEffect(() => {
    const colour = getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-body').trim();
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = colour;
  }, [scheme]);
}
