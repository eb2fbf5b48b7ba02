import type { Decorator } from '@storybook/react-vite';
import { AppShell } from '../kit/AppShell/AppShell.tsx';
import { ClockProvider } from '../kit/Clock/Clock.tsx';
import { NOW } from './clock.ts';
import { playerNav } from './nav.ts';

const BUILT = ['Home', 'Lessons', 'Offers', 'Messages'];

/** Frames a story as the app frames the page, the place at `at` open. */
export const inPlayerShell =
  (at: string): Decorator =>
  (Story) => (
    <AppShell
      items={playerNav(at).filter(({ label }) => BUILT.includes(label))}
      homeHref="/player/profile"
      accountHref="/account"
    >
      <Story />
    </AppShell>
  );

/** Reads a story on a clock in Kolkata, half an hour off and ahead of the coach's. */
export const inKolkata: Decorator = (Story) => (
  <ClockProvider now={() => NOW} zone="Asia/Kolkata">
    <Story />
  </ClockProvider>
);

export const retry = () => undefined;
