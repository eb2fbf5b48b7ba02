import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { clickAtRest } from '../../../../testing/click-at-rest.ts';
import { ZONE } from '../../../../testing/clock.ts';
import { inPlayerShell } from '../../../../testing/inPlayerShell.tsx';
import { someMessages } from '../../../../testing/messages.ts';
import { SAM } from '../../../../testing/people.ts';
import { pageParameters } from '../../../../testing/proShell.tsx';
import type { ThreadMessage, ThreadPage } from '../../components/Thread/thread.ts';
import { ThreadScreen } from './ThreadScreen.tsx';

const ready = (messages: readonly ThreadMessage[], fields: Partial<ThreadPage> = {}) => ({
  status: 'ready' as const,
  page: { messages, before: 'none' as const, after: 'none' as const, sought: null, ...fields },
});

const meta = {
  title: 'Screens/Messages/Conversation as it scrolls',
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
  },
} satisfies Meta<typeof ThreadScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const scroller = () => screen.getByRole('region', { name: 'Messages' });
const leftBelow = () => {
  const { scrollHeight, scrollTop, clientHeight } = scroller();
  return scrollHeight - scrollTop - clientHeight;
};

function Leaving(args: ComponentProps<typeof ThreadScreen>) {
  const [isAway, setAway] = useState(false);
  return (
    <>
      {isAway ? null : <ThreadScreen {...args} />}
      <button
        type="button"
        style={{ position: 'fixed', zIndex: 300, top: 0, left: 80 }}
        onClick={() => setAway(!isAway)}
      >
        {isAway ? 'Come back' : 'Leave'}
      </button>
    </>
  );
}

/** Whoever comes back finds the conversation where they left it. */
export const Returning: Story = {
  args: { name: 'returning', state: ready(someMessages(200)) },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(leftBelow()).toBeLessThan(2));
    for (let nth = 0; nth < 4; nth += 1) {
      scroller().scrollTop -= 600;
      await settle();
      await settle();
    }
    const top = scroller().getBoundingClientRect().top;
    const seen = [...scroller().querySelectorAll('[data-message]')].find(
      (row) => row.getBoundingClientRect().bottom > top + 40,
    );
    const id = seen?.getAttribute('data-message') ?? '';
    const before = placeAt(id) ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(Math.abs((placeAt(id) ?? 9999) - before)).toBeLessThan(8));
  },
};

function Growing(args: ComponentProps<typeof ThreadScreen>) {
  const all = someMessages(300);
  const [from, setFrom] = useState(240);
  const [added, setAdded] = useState<ThreadMessage[]>([]);
  const [removed, setRemoved] = useState(0);
  const messages = [...all.slice(from, 300 - removed), ...added];
  const page = { ...ready(messages).page, before: from > 0 ? ('more' as const) : ('none' as const) };
  const append = (is_own: boolean) =>
    setAdded((now) => [
      ...now,
      {
        ...(all[0] as ThreadMessage),
        id: `added-${now.length}`,
        is_own,
        message: 'Just now',
        created_at: '2026-11-24T09:11:00.000Z',
      },
    ]);
  return (
    <>
      <ThreadScreen {...args} state={{ status: 'ready', page }} onBefore={() => setFrom(Math.max(0, from - 30))} />
      <div style={{ position: 'fixed', zIndex: 300, top: 0, left: 80, display: 'flex', background: 'Canvas' }}>
        <button type="button" onClick={() => append(false)}>
          They write
        </button>
        <button type="button" onClick={() => append(true)}>
          You write
        </button>
        <button type="button" onClick={() => setRemoved(removed + 1)}>
          Remove
        </button>
      </div>
    </>
  );
}

const settle = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
/** Where a message stands on the screen; null while it is not drawn. */
const placeAt = (id: string) => scroller().querySelector(`[data-message="${id}"]`)?.getBoundingClientRect().top ?? null;

/** What comes above moves nothing; what comes below is followed by whoever is there, and told to others. */
export const Growth: Story = {
  args: { name: 'growth' },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(leftBelow()).toBeLessThan(2));
    await userEvent.click(canvas.getByRole('button', { name: 'They write' }));
    await waitFor(() => expect(canvas.getByText('Just now')).toBeVisible());
    await waitFor(() => expect(leftBelow()).toBeLessThan(2));

    const list = scroller();
    for (const step of [700, 700, 700, 700, 700, 700]) {
      list.scrollTop -= step;
      await settle();
      await settle();
    }
    const [seen] = [...list.querySelectorAll('[data-message]')].filter(
      (row) => row.getBoundingClientRect().top > list.getBoundingClientRect().top,
    );
    const id = seen?.getAttribute('data-message') ?? '';
    const before = placeAt(id);
    const count = list.scrollHeight;
    list.scrollTop -= 1;
    await settle();
    await settle();
    await expect(list.scrollHeight).toBeGreaterThanOrEqual(count);
    await expect(Math.abs((placeAt(id) ?? 9999) - (before ?? 0))).toBeLessThan(4);

    await userEvent.click(canvas.getByRole('button', { name: 'They write' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'New messages' }));
    await waitFor(() => expect(leftBelow()).toBeLessThan(2));
    list.scrollTop -= 900;
    await settle();
    await userEvent.click(canvas.getByRole('button', { name: 'You write' }));
    await waitFor(() => expect(leftBelow()).toBeLessThan(2));
  },
};

function Gapped(args: ComponentProps<typeof ThreadScreen>) {
  const all = someMessages(118);
  const [isLatest, setLatest] = useState(false);
  const state = isLatest ? ready(all.slice(-30)) : ready(all.slice(0, 30), { after: 'more' });
  return <ThreadScreen {...args} state={state} onSeek={(id) => setLatest(id === null)} />;
}

/** More has come than is joined to what is shown: the newest messages take its place, and are shown from their end. */
export const AfterALongGap: Story = {
  args: { name: 'after-a-long-gap' },
  render: (args) => <Gapped {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(leftBelow()).toBeLessThan(2));
    for (const step of [300, 300, 300]) {
      scroller().scrollTop -= step;
      await settle();
      await settle();
    }
    await expect(leftBelow()).toBeGreaterThan(400);
    await clickAtRest(await canvas.findByRole('button', { name: 'Latest' }));
    await waitFor(() => expect(placeAt('message-118')).not.toBeNull());
    await waitFor(() => expect(leftBelow()).toBeLessThan(2));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Latest|New messages/ })).toBeNull());
  },
};

/** A quoted message that is far above is shown; one that is not there yet is asked for. */
export const Quoted: Story = {
  args: {
    name: 'quoted',
    state: ready(
      someMessages(60).map((message, nth) => ({
        ...message,
        message: nth === 2 ? 'The very message' : message.message,
        quoted:
          nth === 59
            ? { id: 'message-3', from: SAM, short_message: 'The very message' }
            : nth === 58
              ? { id: 'older', from: SAM, short_message: 'From last year' }
              : null,
      })),
    ),
  },
  play: async ({ canvas, args }) => {
    await clickAtRest(await canvas.findByRole('button', { name: /From last year/ }));
    await expect(args.onSeek).toHaveBeenCalledWith('older');
    await clickAtRest(await canvas.findByRole('button', { name: /The very message/ }));
    await waitFor(() =>
      expect(canvas.getByText('The very message', { selector: 'p' }).getBoundingClientRect().top).toBeGreaterThan(0),
    );
  },
};

/** Years of messages: however far somebody scrolls, only what is on show is drawn. */
export const TenThousand: Story = {
  args: { name: 'ten-thousand', state: ready(someMessages(10_000)) },
  play: async () => {
    await waitFor(() => expect(leftBelow()).toBeLessThan(2));
    const list = scroller();
    for (let nth = 0; nth < 20; nth += 1) {
      list.scrollTop -= list.clientHeight * 3;
      await settle();
      await expect(list.querySelectorAll('[data-message]').length).toBeLessThan(80);
    }
    list.scrollTop = 0;
    await waitFor(() => expect(placeAt('message-1')).not.toBeNull());
  },
};
