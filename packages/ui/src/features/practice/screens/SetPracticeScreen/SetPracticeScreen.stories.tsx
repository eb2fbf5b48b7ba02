import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { someDrills } from '../../../../testing/drills.ts';
import { aPlan } from '../../../../testing/plans.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { SetPracticeScreen } from './SetPracticeScreen.tsx';

const player = { id: 'player-1', first_name: 'Jamie', last_name: 'Whitlock' };
const ready = { status: 'ready' as const, player, plan: null, today: '2026-11-24' };

const meta = {
  title: 'Screens/Practice/Set practice',
  component: SetPracticeScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: {
    state: ready,
    backHref: '/pro/players/player-1/practice',
    choice: {
      q: '',
      onSearch: fn(),
      onOpen: fn(),
      onMore: fn(),
      state: { status: 'ready', drills: someDrills(), beyond: 'none' },
    },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof SetPracticeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Set practice' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a drill' }));
    await userEvent.click(await screen.findByRole('button', { name: /Gate putting/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Today', pressed: false }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tue 8 Dec', pressed: true }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note to the player' }), 'Slowly');
    await userEvent.click(canvas.getByRole('button', { name: 'Set practice' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      note: 'Slowly',
      drills: [expect.objectContaining({ days: ['2026-11-24', '2026-11-25', '2026-11-27', '2026-12-01'] })],
    });
  },
};
export const Changing: Story = {
  args: { state: { ...ready, plan: aPlan() } },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Remove' });
    await userEvent.click(first!);
    await userEvent.click(canvas.getByRole('button', { name: 'Save plan' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ drills: [expect.anything(), expect.anything()] }),
    );
  },
};
export const Refused: Story = {
  args: {
    state: { ...ready, plan: aPlan() },
    errors: {
      drills: ['This player has 10 plans under way, which is the limit. Please end one first.'],
      'drills.0.days': ['Please choose at least one day.'],
    },
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { args: { state: { ...ready, plan: aPlan() } }, globals: { scheme: 'dark' } };
export const Desktop: Story = {
  args: { state: { ...ready, plan: aPlan() } },
  globals: { viewport: { value: 'desktop' } },
};
