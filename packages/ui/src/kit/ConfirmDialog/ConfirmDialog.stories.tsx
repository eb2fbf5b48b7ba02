import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Connection } from '../Connection/Connection.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 420 } } },
  args: {
    opened: true,
    title: 'Are you sure you want to cancel this lesson?',
    children: 'Thursday 26 November, 10:00 to 11:00',
    confirmLabel: 'Cancel lesson',
    cancelLabel: 'Keep lesson',
    danger: true,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep lesson' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel lesson' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(dialog).toBeVisible();
  },
};
export const Warning: Story = {
  args: { warning: 'It starts in less than 24 hours. Your 4 credits will not be returned.' },
};
export const WarningDark: Story = { ...Warning, globals: { scheme: 'dark' } };
export const Plain: Story = {
  args: {
    danger: false,
    title: 'Tell your other players about this time?',
    confirmLabel: 'Tell them',
    cancelLabel: 'No',
  },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    children: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff. '.repeat(6),
    warning: 'It starts in less than 24 hours. '.repeat(6),
  },
};
export const Desktop: Story = { ...Warning, globals: { viewport: { value: 'desktop' } } };
/** Without a connection it can only be left, unless it is about this device alone. */
export const Offline: Story = {
  decorators: [
    (Shown) => (
      <Connection offline>
        <Shown />
      </Connection>
    ),
  ],
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Cancel lesson' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Keep lesson' })).toBeEnabled();
  },
};
export const OfflineLocal: Story = {
  ...Offline,
  args: { local: true },
  play: async () => expect(await screen.findByRole('button', { name: 'Cancel lesson' })).toBeEnabled(),
};
