import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ZONE } from '../../../../testing/clock.ts';
import { inMessagesShell } from '../../../../testing/inMessagesShell.tsx';
import { inKolkata } from '../../../../testing/inPlayerShell.tsx';
import { aGroupMessage, anOwnMessage, anUnreadMessage, aPlayersMessage } from '../../../../testing/mailbox.ts';
import { SCENES } from '../../../../testing/pictures.ts';
import { pageParameters } from '../../../../testing/proShell.tsx';
import { MessageScreen } from './MessageScreen.tsx';

const ready = (message = aPlayersMessage()) => ({ status: 'ready' as const, message });
const LESSON = { id: 'lesson-1', title: 'Bunkers', starts_at: '2026-11-23T10:00:00.000Z', has_record: true };

const meta = {
  title: 'Screens/Message',
  component: MessageScreen,
  parameters: pageParameters,
  decorators: [inMessagesShell],
  args: {
    side: 'pro',
    timezone: ZONE,
    state: ready(),
    back: { href: '/pro/messages/inbox', label: 'Back to inbox' },
    onDelete: fn(),
  },
} satisfies Meta<typeof MessageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Alex Taylor' })).toBeVisible();
    await expect(canvas.getByText('Tuesday 24 November, 08:05')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open conversation' })).toHaveAttribute(
      'href',
      '/pro/players/player-1/messages',
    );
  },
};
export const Deletes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this message?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep message' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete message' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete message' }));
    await expect(args.onDelete).toHaveBeenCalledWith(aPlayersMessage());
  },
};
export const SentToAGroup: Story = {
  args: { state: ready(aGroupMessage()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Beginners, 12 players, 8 have read it')).toBeVisible();
    await expect(canvas.getByText('To Beginners')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open conversation' })).toBeNull();
    await expect(canvas.getByRole('link', { name: /Winter short game clinic/ })).toHaveAttribute(
      'href',
      '/pro/offers/offer-1',
    );
  },
};
/** The group is gone; its name stays with the message. */
export const SentToAGroupThatIsGone: Story = {
  args: { state: ready(aGroupMessage({ to_group_id: null, offer: null, image: null, images: [] })) },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: 'Open group' })).toBeNull(),
};
export const Sent: Story = {
  args: { state: ready(anOwnMessage({ lesson: LESSON })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not read yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Bunkers/ })).toHaveAttribute(
      'href',
      '/pro/players/player-1/history/lesson/lesson-1',
    );
  },
};
const AT = '2026-11-24T08:06:00.000Z';
export const Delivered: Story = {
  args: {
    state: ready(
      anOwnMessage({
        deliveries: [
          { player_id: 'player-1', channel: 'push', status: 'failed', reason: 'no_device', at: AT },
          { player_id: 'player-1', channel: 'email', status: 'delivered', reason: null, at: AT },
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email: Delivered')).toBeVisible();
    await expect(canvas.getByText(/^Push notification: Not delivered: they have no device set up/)).toBeVisible();
  },
};
export const DeliveredToGroup: Story = {
  args: {
    state: ready(
      aGroupMessage({
        deliveries: Array.from({ length: 12 }, (_, nth) => ({
          player_id: `player-${nth}`,
          channel: 'email' as const,
          status: nth < 10 ? ('sent' as const) : ('failed' as const),
          reason: nth < 10 ? null : ('mailbox_full' as const),
          at: AT,
        })),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email, 10 of 12: Sent')).toBeVisible();
    await expect(canvas.getByText('Email, 2 of 12: Not delivered: their mailbox is full')).toBeVisible();
  },
};
export const OfPlayer: Story = {
  args: {
    side: 'player',
    state: ready(
      anUnreadMessage({
        lesson: LESSON,
        offer: { id: 'offer-1', title: 'Winter short game clinic' },
        image: SCENES[0] ?? null,
        images: SCENES.slice(0, 2),
      }),
    ),
    back: { href: '/player/messages', label: 'Back to messages' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Winter short game clinic/ })).toHaveAttribute(
      'href',
      '/player/offers/offer-1',
    );
    await expect(canvas.getByRole('link', { name: /Bunkers/ })).toHaveAttribute('href', '/player/lesson/lesson-1');
  },
};
/** The message is on the reader's clock, the lesson that it brings on the coach's. */
export const ElsewhereFromTheCoach: Story = {
  args: { side: 'player', state: ready(anUnreadMessage({ lesson: LESSON })) },
  decorators: [inKolkata],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tuesday 24 November, 13:35')).toBeVisible();
    await expect(canvas.getByText('Monday 23 November, 10:00 GMT (15:30 where you are)')).toBeVisible();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { args: { state: ready(aGroupMessage()) }, globals: { scheme: 'dark' } };
export const SmallPhone: Story = {
  args: { state: ready(aGroupMessage()) },
  globals: { viewport: { value: 'small' } },
};
export const Desktop: Story = {
  args: { state: ready(aGroupMessage()) },
  globals: { viewport: { value: 'desktop' } },
};
