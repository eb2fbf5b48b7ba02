import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LeaveDialog } from './LeaveDialog.tsx';

const meta = {
  title: 'Components/LeaveDialog',
  component: LeaveDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 420 } } },
  args: { leaving: { stay: fn(), leave: fn() } },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay here' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await expect(args.leaving?.leave).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.leaving?.stay).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
