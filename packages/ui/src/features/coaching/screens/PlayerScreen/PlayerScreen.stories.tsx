import type { PlayerDeliveries } from '@fairway/contracts/notifications/deliveries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { TODAY } from '../../../../testing/clock.ts';
import { aLesson, somePermissions } from '../../../../testing/lessons.ts';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { aPlayerPage } from '../../../../testing/players.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { PlayerScreen } from './PlayerScreen.tsx';

const ready = (over: Parameters<typeof aPlayerPage>[0] = {}) => ({
  status: 'ready' as const,
  player: aPlayerPage(over),
});

const meta = {
  title: 'Screens/Pro/Player',
  component: PlayerScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: { state: ready(), onCancel: fn().mockResolvedValue(undefined), onRemove: fn().mockResolvedValue(undefined) },
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change' })).toHaveAttribute(
      'href',
      expect.stringMatching('/change/'),
    );
    await expect(canvas.getByRole('link', { name: 'Book a lesson' })).toHaveAttribute(
      'href',
      '/pro/lessons/book?id=player-1',
    );
    await expect(canvas.getByRole('link', { name: /^History/ })).toHaveAttribute(
      'href',
      '/pro/players/player-1/history',
    );
    await expect(canvas.getByRole('link', { name: /Profile/ })).toHaveAttribute(
      'href',
      '/pro/players/player-1/profile',
    );
    await expect(canvas.getByRole('link', { name: /\+447700900123/ })).toHaveAttribute('href', 'tel:+447700900123');
  },
};
export const OnNow: Story = {
  args: {
    state: ready({
      next_lesson: aLesson({
        id: 'now',
        date: TODAY,
        start: '09:00:00',
        can: somePermissions({ change: false, cancel: false }),
      }),
    }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Create new Lesson record' })).toHaveAttribute(
      'href',
      '/pro/players/player-1/history/lesson/now',
    ),
};
/** Nothing goes before the question is answered, and it says what goes. */
export const Removes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Player' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to remove Alex Taylor?' }));
    await expect(dialog.getByText(/2 lessons to come and 6 unspent credits will be lost/)).toBeVisible();
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Player' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
/** Nobody who has nothing to lose is warned of a loss. */
export const RemovesSomebodyNew: Story = {
  args: {
    state: ready({
      next_lesson: null,
      last_lesson: null,
      phone: null,
      incompleteLessonRecords: 0,
      at_stake: { lessons: 0, credits: 0, players: 0, children: 0 },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Player' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByText(/lost/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep player' }));
  },
};
export const Cancels: Story = {
  args: {
    state: ready({ next_lesson: aLesson({ date: TODAY, start: '16:00:00', can: somePermissions({ late: true }) }) }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel lesson' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel lesson' }));
    await expect(args.onCancel).toHaveBeenCalledWith(expect.objectContaining({ date: TODAY }), true);
  },
};
/** Without one nothing is said of them. */
export const NoShows: Story = {
  args: { state: ready({ no_shows: 2 }) },
  play: async ({ canvas }) => expect(canvas.getByText('2 no-shows')).toBeVisible(),
};
export const NothingBooked: Story = {
  args: {
    state: ready({
      next_lesson: null,
      last_lesson: null,
      phone: null,
      incompleteLessonRecords: 0,
      at_stake: { lessons: 0, credits: 1, players: 0, children: 0 },
    }),
  },
};
export const LongText: Story = {
  args: {
    state: ready({
      ...LONG_NAMED,
      email: 'maximiliana.josephine@featherstonehaugh-cholmondeley.example',
      next_lesson: aLesson({ player: LONG_NAMED, venue: 'The Royal and Ancient Parkfield Golf and Country Club' }),
    }),
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
const sent: PlayerDeliveries = {
  deliveries: [
    {
      id: 'one',
      topic: 'lesson.moved',
      channel: 'push',
      status: 'opened',
      reason: null,
      at: '2026-11-24T08:00:00.000Z',
    },
    {
      id: 'two',
      topic: 'lesson.moved',
      channel: 'email',
      status: 'failed',
      reason: 'suppressed',
      at: '2026-11-24T08:00:00.000Z',
    },
    {
      id: 'three',
      topic: 'offer.published',
      channel: 'email',
      status: 'failed',
      reason: 'mailbox_full',
      at: '2026-11-23T17:00:00.000Z',
    },
    {
      id: 'four',
      topic: 'record.published',
      channel: 'push',
      status: 'queued',
      reason: null,
      at: '2026-11-22T21:30:00.000Z',
    },
  ],
  suppressed: [
    { channel: 'email', address: 'player@example.com', reason: 'mailbox_full', at: '2026-11-23T17:00:00.000Z' },
  ],
};
/** What a coach most needs to know comes first; the list of what was sent comes last. */
export const Unreachable: Story = {
  args: { sent },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Emails to player@example.com are not arriving: their mailbox is full/),
    ).toBeVisible();
    await expect(canvas.getByText(/Not delivered: their mailbox is full/)).toBeVisible();
    await expect(canvas.getByText(/Waiting to be sent/)).toBeVisible();
  },
};
export const UnreachableDesktopDark: Story = {
  args: { sent },
  globals: { scheme: 'dark', viewport: { value: 'desktop' } },
};
export const NothingSent: Story = {
  args: { sent: { deliveries: [], suppressed: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Emails and notifications')).not.toBeInTheDocument();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { scheme: 'dark', viewport: { value: 'desktop' } } };
export const DesktopLoading: Story = {
  args: { state: { status: 'loading' } },
  globals: { viewport: { value: 'desktop' } },
};
const GUARDIAN = { ...LONG_NAMED, email: 'guardian@example.com', phone: '+447700900456' };
/** A child without a login is reached through their guardian. */
export const InCare: Story = {
  args: { state: ready({ dob: '2018-03-14', email: '', phone: null, guardian: GUARDIAN }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /guardian@example.com/ })).toHaveAttribute(
      'href',
      'mailto:guardian@example.com',
    );
    const family = within(canvas.getByRole('list', { name: 'Family' }));
    await expect(family.getByRole('link')).toHaveAttribute('href', '/pro/players/player-1/guardian');
  },
};
export const YoungWithoutGuardian: Story = {
  args: { state: ready({ dob: '2018-03-14' }) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: /Choose a guardian/ })).toBeVisible(),
};
export const WithChildren: Story = {
  args: { state: ready({ children: [{ id: 'child-1', first_name: 'Emma', last_name: 'Taylor' }] }) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /Emma Taylor/ })).toHaveAttribute('href', '/pro/players/child-1'),
};
