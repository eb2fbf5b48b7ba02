import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OpenElsewhere } from './OpenElsewhere.tsx';

const meta = {
  title: 'Records/Record open in another tab',
  component: OpenElsewhere,
  args: { onClose: fn() },
} satisfies Meta<typeof OpenElsewhere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This record is open in another tab');
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
