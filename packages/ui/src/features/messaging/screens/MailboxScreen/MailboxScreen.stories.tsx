import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ZONE } from '../../../../testing/clock.ts';
import { inMessagesShell } from '../../../../testing/inMessagesShell.tsx';
import { manyMessages, someMessages, someReceived, someSent } from '../../../../testing/mailbox.ts';
import { pageParameters } from '../../../../testing/proShell.tsx';
import { MailboxScreen } from './MailboxScreen.tsx';

const ready = (messages = someReceived(), beyond: 'more' | 'loading' | 'failed' | 'none' = 'none') => ({
  status: 'ready' as const,
  messages,
  beyond,
});
const [first] = someReceived();
const onDesktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Screens/Mailbox',
  component: MailboxScreen,
  parameters: pageParameters,
  decorators: [inMessagesShell],
  args: { box: 'inbox', timezone: ZONE, state: ready(), onMore: fn(), opened: null, onDelete: fn() },
} satisfies Meta<typeof MailboxScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ofPlayer = {
  args: { box: 'all', state: ready(someMessages()) },
} satisfies Story;

export const Inbox: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Inbox' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getAllByText(/Unread/)).toHaveLength(1);
    await expect(list.getByRole('link', { name: /^Unread, Alex Taylor/ })).toHaveAttribute(
      'href',
      '/pro/messages/message/message-2?from=inbox',
    );
  },
};
export const Deletes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete messages' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Delete the message Priya Raman/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this message?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete message' }));
    await expect(args.onDelete).toHaveBeenCalledWith(someReceived()[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Done deleting messages' }));
    await expect(canvas.getByRole('link', { name: /^Priya Raman/ })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { state: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You have no messages' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete messages' })).toBeNull();
  },
};
export const Sent: Story = {
  args: { box: 'sent', state: ready(someSent()) },
  play: async ({ canvas }) => expect(canvas.getByText('Read by 8 of 12')).toBeVisible(),
};
export const EmptySent: Story = {
  args: { box: 'sent', state: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You have no sent messages' })).toBeVisible();
  },
};
export const All: Story = {
  ...ofPlayer,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'All messages' })).toBeVisible();
    await expect(canvas.getAllByText(/^Unread/)).toHaveLength(2);
  },
};
export const LoadingFive: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading messages');
    await expect(canvasElement.querySelectorAll('[data-placeholder]')).toHaveLength(5);
  },
};
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const RestFailed: Story = { args: { state: ready(someReceived(), 'failed') } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const AllDark: Story = { ...ofPlayer, globals: { scheme: 'dark' } };
export const SmallPhone: Story = { ...ofPlayer, globals: { viewport: { value: 'small' } } };

export const Desktop: Story = {
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a message to read it here.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Unread, Alex Taylor/ })).toHaveAttribute(
      'href',
      '/pro/messages/inbox?message=message-2',
    );
  },
};
export const DesktopOpened: Story = {
  args: { opened: first ? { id: first.id, state: { status: 'ready', message: first } } : null },
  globals: onDesktop,
  play: async ({ canvas }) => {
    const opened = within(canvas.getByRole('region', { name: 'Opened message' }));
    await expect(opened.getByText('Tuesday 24 November, 08:05')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Unread, Alex Taylor/ })).toHaveAttribute('aria-current', 'true');
  },
};
export const DesktopOpenedDark: Story = { ...DesktopOpened, globals: { ...onDesktop, scheme: 'dark' } };
export const DesktopMany: Story = {
  ...ofPlayer,
  args: { box: 'all', state: ready(manyMessages(), 'loading') },
  globals: onDesktop,
};
export const DesktopOpening: Story = {
  args: { opened: { id: 'message-2', state: { status: 'loading' } } },
  globals: onDesktop,
};
export const DesktopLoading: Story = { args: { state: { status: 'loading' } }, globals: onDesktop };
/** Where there is no room beside the list, what the address names is shown alone. */
export const OpenedOnAPhone: Story = {
  args: { opened: first ? { id: first.id, state: { status: 'ready', message: first } } : null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to inbox' })).toHaveAttribute('href', '/pro/messages/inbox');
    await expect(canvas.queryByRole('list', { name: 'Inbox' })).toBeNull();
  },
};
