import type { Decorator } from '@storybook/react-vite';
import { AppShell } from '../kit/AppShell/AppShell.tsx';
import { proNav } from './nav.ts';

/** Draws a story inside the pro's frame, a main place of it marked as open. */
export const inProShell =
  (place = '/pro/lessons'): Decorator =>
  (Story) => (
    <AppShell items={proNav(place)} homeHref="/pro/home" accountHref="/account">
      <Story />
    </AppShell>
  );

/** How a whole page is shown: edge to edge, in a frame of its own on the docs page. */
export const pageParameters = { layout: 'fullscreen', docs: { story: { inline: false, height: 760 } } };
