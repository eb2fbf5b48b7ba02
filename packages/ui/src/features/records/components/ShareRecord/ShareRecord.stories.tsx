import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aShare } from '../../../../testing/records.ts';
import { retry } from '../../../../testing/inPlayerShell.tsx';
import { type RecordSharing, ShareRecord } from './ShareRecord.tsx';

const meta = {
  title: 'Components/Records/ShareRecord',
  component: ShareRecord,
  args: {
    state: { status: 'ready', share: aShare() },
    opened: true,
    onOpen: fn(),
    onClose: fn(),
    onShare: fn(async () => undefined),
    onStop: fn(async () => undefined),
    onCopy: fn(),
    onSend: fn(),
  },
} satisfies Meta<typeof ShareRecord>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shared: Story = {
  play: async ({ args }) => {
    const { url } = aShare();
    await expect(await screen.findByText(url)).toBeVisible();
    await expect(screen.getByText(/The link works until Wednesday 23 December/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Copy to Clipboard' }));
    await expect(args.onCopy).toHaveBeenCalledWith(url);
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
    await expect(args.onSend).toHaveBeenCalledWith(url);
  },
};
/** A device that has nothing to send with. */
export const WithoutSending: Story = {
  args: { onSend: undefined },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Stop sharing' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
  },
};
/** From the button to the link, and back to none. */
export const SharingAndStopping: Story = {
  args: { opened: false },
  render: function Sharing({ onShare, onStop, ...args }: RecordSharing) {
    const [opened, setOpened] = useState(false);
    const [share, setShare] = useState<ReturnType<typeof aShare> | null>(null);
    return (
      <ShareRecord
        {...args}
        state={{ status: 'ready', share }}
        opened={opened}
        onOpen={() => setOpened(true)}
        onClose={() => setOpened(false)}
        onShare={async () => {
          await onShare();
          setShare(aShare());
        }}
        onStop={async () => {
          await onStop();
          setShare(null);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share this record' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Create a link' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole('button', { name: 'Stop sharing' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(await screen.findByRole('button', { name: 'Create a link' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const NotShared: Story = { args: { state: { status: 'ready', share: null } } };
/** A link that could not be made can be asked for again. */
export const NotMade: Story = {
  args: { state: { status: 'ready', share: null }, onShare: fn().mockRejectedValue(new Error('offline')) },
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Create a link' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(args.onShare).toHaveBeenCalledTimes(2);
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const SharedDark: Story = { globals: { scheme: 'dark' } };
export const NotSharedDark: Story = { ...NotShared, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
