import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CopyAddress } from './CopyAddress.tsx';

const url = 'https://fairway.example.com/calendar/8JhT2vQmX4sLw9KcRb7NfYp3.ics';

const meta = {
  title: 'Components/CopyAddress',
  component: CopyAddress,
  args: { label: 'Your diary address', url, onCopy: fn() },
} satisfies Meta<typeof CopyAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(url)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to Clipboard' }));
    await expect(args.onCopy).toHaveBeenCalledWith(url);
  },
};
export const LongText: Story = { args: { url: `https://fairway.example.com/shared/${'8JhT2vQmX4sLw9Kc'.repeat(8)}` } };
export const Dark: Story = { globals: { scheme: 'dark' } };
