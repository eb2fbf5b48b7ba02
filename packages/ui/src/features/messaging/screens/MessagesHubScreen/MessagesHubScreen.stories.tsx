import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inMessagesShell } from '../../../../testing/inMessagesShell.tsx';
import { anUnreadMessage, aPlayersMessage } from '../../../../testing/mailbox.ts';
import { pageParameters } from '../../../../testing/proShell.tsx';
import { MessagesHubScreen } from './MessagesHubScreen.tsx';

const meta = {
  title: 'Screens/Messages hub',
  component: MessagesHubScreen,
  parameters: pageParameters,
  decorators: [inMessagesShell],
  args: { side: 'pro', state: { status: 'ready', latest: aPlayersMessage() }, unread: 3 },
} satisfies Meta<typeof MessagesHubScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ofPlayer = {
  args: { side: 'player', state: { status: 'ready', latest: anUnreadMessage() } },
} satisfies Story;

export const Coach: Story = {
  play: async ({ canvas }) => {
    const leads = (name: string | RegExp, href: string) =>
      expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await leads(/^Unread, Alex Taylor/, '/pro/messages/message/message-2?from=messages');
    await leads('Create new message', '/pro/messages/new');
    await leads('View inbox 3 unread', '/pro/messages/inbox');
    await leads('View sent', '/pro/messages/sent');
    await leads('Edit groups', '/pro/messages/groups');
  },
};
export const CoachWithoutMessages: Story = {
  args: { state: { status: 'ready', latest: null }, unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You have no messages' })).toBeVisible();
  },
};
export const Player: Story = {
  ...ofPlayer,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Unread, Sam Green/ })).toHaveAttribute(
      'href',
      '/player/messages/message-1?from=messages',
    );
    await expect(canvas.getByRole('link', { name: /^View all messages/ })).toHaveAttribute(
      'href',
      '/player/messages/all',
    );
    await expect(canvas.getByRole('link', { name: 'Open conversation' })).toHaveAttribute(
      'href',
      '/player/messages/conversation',
    );
    await expect(canvas.queryByRole('link', { name: 'Create new message' })).toBeNull();
  },
};
export const PlayerWithoutMessages: Story = {
  ...ofPlayer,
  args: { side: 'player', state: { status: 'ready', latest: null }, unread: 0 },
};
export const Loading: Story = { args: { state: { status: 'loading' }, unread: 0 } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const PlayerDark: Story = { ...ofPlayer, globals: { scheme: 'dark' } };
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopLoading: Story = { ...Loading, globals: { viewport: { value: 'desktop' } } };
