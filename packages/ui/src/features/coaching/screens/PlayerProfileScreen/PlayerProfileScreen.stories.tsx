import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { aPlayerPage } from '../../../../testing/players.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { PlayerProfileScreen } from './PlayerProfileScreen.tsx';

const ready = (over: Parameters<typeof aPlayerPage>[0] = {}) => ({
  status: 'ready' as const,
  player: aPlayerPage(over),
});

const meta = {
  title: 'Screens/Pro/Player profile',
  component: PlayerProfileScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: { state: ready(), id: 'player-1', onSave: fn(), onDirtyChange: fn() },
} satisfies Meta<typeof PlayerProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Left-handed')).toBeVisible();
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: '45 minutes' }));
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith(45);
  },
};
export const OwnLength: Story = {
  args: { state: ready({ own_lesson_duration: 90, handed: 'right' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'The same for all players' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(null);
  },
};
/** Somebody who has told nothing of themself but a name and an address. */
export const HardlyKnown: Story = {
  args: { state: ready({ phone: null, dob: null, gender: null, handed: null, shoe: null }) },
};
export const LongText: Story = {
  args: {
    state: ready({
      ...LONG_NAMED,
      email: 'maximiliana.josephine@featherstonehaugh-cholmondeley.example',
      gender: 'female',
      timezone: 'America/Argentina/ComodRivadavia',
    }),
  },
};
export const Refused: Story = {
  args: { errors: { 'lesson_settings.lesson_duration': ['Please choose a duration.'] } },
};
export const Busy: Story = { args: { busy: true } };
export const Leaves: Story = { args: { leaving: { stay: fn(), leave: fn() } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
