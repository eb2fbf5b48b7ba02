import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { aPractice } from '../../../../testing/plans.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { PlayerPracticeScreen } from './PlayerPracticeScreen.tsx';

const player = { id: 'player-1', first_name: 'Jamie', last_name: 'Whitlock' };

const meta = {
  title: 'Screens/Practice/Practice of a player',
  component: PlayerPracticeScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: {
    player_id: 'player-1',
    state: { status: 'ready', player, practice: aPractice() },
    onEnd: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof PlayerPracticeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('6 of 8 sessions done')).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /^Results: 3 of 10 on 27 October.*8 of 10 on 21 November/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change plan' })).toHaveAttribute(
      'href',
      '/pro/players/player-1/practice/set?plan=plan-1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'End plan' }));
    await userEvent.click((await screen.findAllByRole('button', { name: 'End plan' })).at(-1)!);
    await expect(args.onEnd).toHaveBeenCalledWith('plan-1');
  },
};
export const Empty: Story = {
  args: { state: { status: 'ready', player, practice: aPractice({ plans: [], curves: [] }) } },
};
export const NothingPractised: Story = {
  args: {
    state: {
      status: 'ready',
      player,
      practice: aPractice({ curves: [], streak: { weeks: 0, has_this_week: false }, recent: { done: 0, due: 4 } }),
    },
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { args: { onEnd: fn() }, globals: { scheme: 'dark' } };
export const Desktop: Story = { args: { onEnd: fn() }, globals: { viewport: { value: 'desktop' } } };
