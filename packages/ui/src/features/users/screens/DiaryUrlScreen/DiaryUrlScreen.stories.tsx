import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DiaryUrlScreen } from './DiaryUrlScreen.tsx';

const calendarFeedURL = 'https://fairway.example.com/calendar/8JhT2vQmX4sLw9KcRb7NfYp3.ics';

const meta = {
  title: 'Screens/Account/DiaryUrlScreen',
  component: DiaryUrlScreen,
  args: {
    state: { status: 'ready', calendarFeedURL },
    onCopy: fn(),
    onRotate: fn(async () => undefined),
    backHref: '/account',
  },
} satisfies Meta<typeof DiaryUrlScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to Clipboard' }));
    await expect(args.onCopy).toHaveBeenCalledWith(calendarFeedURL);
  },
};
export const Rotating: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a new address' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create a new diary address?' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Create a new address' }).at(-1) ?? dialog);
    await expect(args.onRotate).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** Whoever replaces the address tells of a failure; the old one then still works. */
export const NotRotated: Story = {
  args: { onRotate: fn().mockRejectedValue(new Error('offline')) },
  play: Rotating.play,
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      calendarFeedURL: `https://fairway.example.com/calendar/${'8JhT2vQmX4sLw9Kc'.repeat(8)}.ics`,
    },
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
