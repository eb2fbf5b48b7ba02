import type { WaitingPlace } from '@fairway/contracts/schedule/waiting-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ZONE } from '../../../../testing/clock.ts';
import { ALEX, LONG_NAMED, PRIYA } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { aHold, aWaitingRequest } from '../../../../testing/waiting-list.ts';
import { WaitingLineScreen } from './WaitingLineScreen.tsx';

const places: WaitingPlace[] = [
  { ...aWaitingRequest(), player: ALEX, hold: aHold() },
  { ...aWaitingRequest({ id: 'requested-2', date: null, day: 5, duration: 90 }), player: PRIYA, hold: null },
  { ...aWaitingRequest({ id: 'requested-3', end: '00:00:00' }), player: LONG_NAMED, hold: null },
];
const ready = (shown: WaitingPlace[], has_more = false) => ({
  state: { status: 'ready' as const, line: { timezone: ZONE, places: shown, has_more } },
});

const meta = {
  title: 'Screens/Pro/Waiting list',
  component: WaitingLineScreen,
  decorators: [inProShell('/pro/lessons')],
  parameters: pageParameters,
  args: ready(places),
} satisfies Meta<typeof WaitingLineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the order of asking: who, for what, since when, and what is held for them. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Alex Taylor.*Held until 09:27: Thursday 26 November, 10:00 to 11:00/);
    await expect(second).toHaveTextContent(/Every Saturday, 1 hour 30 minutes between 09:00 and 12:00.*since 20 Nov/);
    await expect(canvas.getByRole('link', { name: /^.*Alex Taylor/ })).toHaveAttribute(
      'href',
      `/pro/players/${ALEX.id}`,
    );
  },
};
export const Empty: Story = { args: ready([]) };
export const More: Story = { args: ready(places, true) };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
