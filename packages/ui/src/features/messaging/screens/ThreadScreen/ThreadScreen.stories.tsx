import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { clickAtRest } from '../../../../testing/click-at-rest.ts';
import { ZONE } from '../../../../testing/clock.ts';
import { aDraft, lessonChoices, NO_ATTACHABLES, someMessages } from '../../../../testing/messages.ts';
import { SCENES } from '../../../../testing/pictures.ts';
import { PRIYA, SAM } from '../../../../testing/people.ts';
import { inKolkata, inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { pageParameters } from '../../../../testing/proShell.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import type { ThreadMessage, ThreadPage } from '../../components/Thread/thread.ts';
import { ThreadScreen } from './ThreadScreen.tsx';

const ready = (messages: readonly ThreadMessage[], fields: Partial<ThreadPage> = {}) => ({
  status: 'ready' as const,
  page: { messages, before: 'none' as const, after: 'none' as const, sought: null, ...fields },
});

const meta = {
  title: 'Screens/Messages/Conversation',
  component: ThreadScreen,
  parameters: pageParameters,
  decorators: [inPlayerShell('/player/messages')],
  args: {
    name: 'conversation',
    title: 'Sam Green',
    back: { href: '/player/messages', label: 'Back to messages' },
    timezone: ZONE,
    state: ready(someMessages(24)),
    links: {
      offer: (id) => `/player/offers/${id}`,
      lesson: (id) => `/player/lesson/${id}`,
      drill: (id) => `/player/drills/${id}`,
    },
    onBefore: fn(),
    onAfter: fn(),
    onSeen: fn(),
    onSeek: fn(),
    onCopy: fn(),
    onRetry: fn(),
    onDelete: fn(async () => undefined),
    composer: {
      draft: aDraft(),
      onChange: fn(),
      onAddPictures: fn(),
      onRemovePicture: fn(),
      onSend: fn(),
      attachables: NO_ATTACHABLES,
    },
  },
} satisfies Meta<typeof ThreadScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const DESKTOP = { viewport: { value: 'desktop' } };
const scroller = () => screen.getByRole('region', { name: 'Messages' });
const leftBelow = () => {
  const { scrollHeight, scrollTop, clientHeight } = scroller();
  return scrollHeight - scrollTop - clientHeight;
};

/** It opens at its end, which is seen then. */
export const Ready: Story = {
  args: { name: 'ready' },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(leftBelow()).toBeLessThan(2));
    await waitFor(() => expect(args.onSeen).toHaveBeenCalled());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Latest' })).toBeNull());
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = {
  globals: DESKTOP,
  args: {
    aside: (
      <ListCard label="This player">
        <ListRow title="History" detail="Past lessons" href="/pro/players/1/history" />
      </ListCard>
    ),
  },
};
export const DesktopDark: Story = { ...Desktop, globals: { ...DESKTOP, scheme: 'dark' } };
/** What a guardian writes for a child is shown to be theirs. */
export const ByAGuardian: Story = {
  args: { state: ready(someMessages(3).map((message) => ({ ...message, guardian: message.is_own ? PRIYA : null }))) },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getAllByText(/^Priya Raman for /)[0]).toBeVisible()),
};
export const Short: Story = {
  args: { state: ready(someMessages(2)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Today' })).toBeVisible();
  },
};

/** One of each end that an own message can come to. */
export const Deliveries: Story = {
  args: {
    state: ready(
      (['read', 'sent', 'sending', 'queued', 'failed'] as const).map((delivery, nth) => ({
        ...(someMessages(2)[1] as ThreadMessage),
        id: delivery,
        message: 'See you on Saturday.',
        created_at: `2026-11-24T09:0${nth}:00.000Z`,
        delivery,
        failure: delivery === 'failed' ? 'You are not linked to a coach yet.' : null,
      })),
    ),
  },
  play: async ({ canvas, args }) => {
    for (const words of ['Read', 'Sent', 'Sending', 'Waiting for a connection', 'Not sent'])
      await waitFor(() => expect(canvas.getByText(words)).toBeVisible());
    await clickAtRest(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onRetry).toHaveBeenCalledWith(expect.objectContaining({ id: 'failed' }));
  },
};

export const Attachments: Story = {
  args: {
    state: ready(
      someMessages(3).map((message, nth) => ({
        ...message,
        images: nth === 0 ? SCENES : [],
        lesson:
          nth === 1 ? { id: 'l', title: 'Bunker play', starts_at: '2026-11-21T10:00:00.000Z', has_record: true } : null,
        offer: nth === 2 ? { id: 'o', title: 'Winter short game week' } : null,
        quoted: nth === 2 ? { id: 'message-1', from: SAM, short_message: 'How did the round go?' } : null,
      })),
    ),
  },
};

/** A lesson is on its coach's clock, in the conversation and in what is written; a message is on its reader's. */
export const ElsewhereFromTheCoach: Story = {
  args: {
    state: ready(someMessages(1).map((message) => ({ ...message, lesson: lessonChoices()[1] ?? null }))),
    composer: { ...meta.args.composer, draft: aDraft({ lesson: lessonChoices()[1] ?? null }) },
  },
  decorators: [inKolkata],
  play: async ({ canvas }) => {
    const when = 'Saturday 14 November, 10:00 GMT (15:30 where you are)';
    await waitFor(() => expect(canvas.getAllByText(when)).toHaveLength(2));
    await waitFor(() => expect(canvas.getByText('13:55')).toBeVisible());
  },
};

/** It opens where the reader had not read on. */
export const Unread: Story = {
  args: {
    name: 'unread',
    state: ready(someMessages(24).map((message, nth) => ({ ...message, is_unread: !message.is_own && nth >= 9 }))),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('New messages')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Latest' })).toBeVisible();
  },
};

/** What comes while it is open is said; what stood there before is not. */
export const Arriving: Story = {
  args: { name: 'arriving' },
  render: function Arriving(args) {
    const [count, setCount] = useState(21);
    return (
      <>
        <Button onClick={() => setCount((before) => before + 1)}>Next</Button>
        <ThreadScreen {...args} state={ready(someMessages(24).slice(0, count))} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const said = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(leftBelow()).toBeLessThan(2));
    await expect(said()).toEqual(['']);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(said()).toEqual([expect.stringMatching(/^Sam Green: \w/)]);
    // One's own is not.
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(said()).toEqual(['']);
  },
};

/** Reply, copy, delete. */
export const Menu: Story = {
  args: { state: ready(someMessages(2)) },
  play: async ({ canvas, args }) => {
    const open = async (item: string) => {
      const [first] = await canvas.findAllByRole('button', { name: 'Message options' });
      await clickAtRest(first as HTMLElement);
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await open('Copy text');
    await expect(args.onCopy).toHaveBeenCalledWith('How did the round go?');
    await open('Reply');
    await expect(args.composer?.onChange).toHaveBeenCalledWith({
      quoted: { id: 'message-1', from: SAM, short_message: 'How did the round go?' },
    });
    await open('Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this message?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete message' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'message-1' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** The question stays while the message does. */
export const DeleteFailed: Story = {
  args: { state: ready(someMessages(2)), onDelete: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, args }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Message options' });
    await clickAtRest(first as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this message?' });
    const confirm = within(dialog).getByRole('button', { name: 'Delete message' });
    await userEvent.click(confirm);
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await userEvent.click(confirm);
    await expect(args.onDelete).toHaveBeenCalledTimes(2);
  },
};
export const MenuDark: Story = {
  args: { state: ready(someMessages(2)) },
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Message options' });
    await clickAtRest(first as HTMLElement);
    const readable = getComputedStyle(document.documentElement).getPropertyValue('--app-danger-text');
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveStyle({ color: readable });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** A finger to the right answers, but for what the server does not have yet. */
export const Swiped: Story = {
  args: {
    state: ready(
      someMessages(2).map((message) => ({ ...message, delivery: message.is_own ? ('queued' as const) : null })),
    ),
  },
  play: async ({ canvas, args }) => {
    const swipe = async (words: string | RegExp) => {
      const message = canvas.getByText(words);
      const at = (clientX: number) => new Touch({ identifier: 1, target: message, clientX, clientY: 300 });
      await fireEvent.touchStart(message, { touches: [at(60)] });
      await fireEvent.touchEnd(message, { changedTouches: [at(180)] });
    };
    await swipe(/^Better than last week/);
    await expect(args.composer?.onChange).not.toHaveBeenCalled();
    await swipe('How did the round go?');
    await expect(args.composer?.onChange).toHaveBeenCalledWith({
      quoted: { id: 'message-1', from: SAM, short_message: 'How did the round go?' },
    });
  },
};

export const LoadingMore: Story = { args: { state: ready(someMessages(24), { before: 'loading' }) } };
export const MoreFailed: Story = {
  args: { state: ready(someMessages(24), { before: 'failed' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Could not load more/ }));
    await expect(args.onBefore).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Empty: Story = { args: { state: ready([]) } };
export const WithoutACoach: Story = { args: { title: 'Messages', state: ready([]), composer: undefined } };
