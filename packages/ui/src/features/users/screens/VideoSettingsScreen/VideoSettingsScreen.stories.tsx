import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { VideoSettingsScreen } from './VideoSettingsScreen.tsx';

const saved = { video_lessons_enabled: true, video_lessons_price: 2500, currency: 'GBP' };

const meta = {
  title: 'Screens/Pro/Video lesson settings',
  component: VideoSettingsScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: { state: { status: 'ready', ...saved }, onSave: fn(), onDirtyChange: fn() },
} satisfies Meta<typeof VideoSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Close video lesson settings' })).toHaveAttribute(
      'href',
      '/pro/lessons/diary',
    );
    const toggle = canvas.getByRole('switch', { name: /Video lessons/ });
    await userEvent.click(toggle);
    await expect(canvas.queryByLabelText(/Price of a video lesson/)).toBeNull();
    await expect(canvas.getByText(/hidden from your players/)).toBeVisible();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ video_lessons_enabled: false, video_lessons_price: 2500 });
    await userEvent.click(toggle);
    await userEvent.clear(canvas.getByLabelText(/Price of a video lesson/));
    await userEvent.type(canvas.getByLabelText(/Price of a video lesson/), '35');
    await userEvent.click(canvas.getByRole('button', { name: 'Save settings' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ video_lessons_enabled: true, video_lessons_price: 3500 });
  },
};
/** Switched on without a price: nothing is saved, and the field says why. */
export const WithoutAPrice: Story = {
  args: { state: { status: 'ready', ...saved, video_lessons_enabled: false, video_lessons_price: null } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /Video lessons/ }));
    const save = canvas.getByRole('button', { name: 'Save settings' });
    await userEvent.click(save);
    await expect(canvas.getByText('Please specify a price')).toBeVisible();
    const price = canvas.getByLabelText(/Price of a video lesson/);
    await expect(price).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(price, '20');
    await expect(canvas.queryByText('Please specify a price')).toBeNull();
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledWith({ video_lessons_enabled: true, video_lessons_price: 2000 });
  },
};
/** Come to from elsewhere: the cross takes a step back. */
export const FromElsewhere: Story = {
  args: { onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close video lesson settings' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Off: Story = { args: { state: { status: 'ready', ...saved, video_lessons_enabled: false } } };
export const Yen: Story = { args: { state: { status: 'ready', ...saved, currency: 'JPY' } } };
export const Refused: Story = { args: { errors: { video_lessons_price: ['That price is too high.'] } } };
export const Leaves: Story = { args: { leaving: { stay: fn(), leave: fn() } } };
export const Busy: Story = { args: { busy: true } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const OffDark: Story = { ...Off, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
