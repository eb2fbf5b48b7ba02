import type { LessonOverview } from '@fairway/contracts/lessons/lesson-overview';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  aCancelledLesson,
  aFeeDue,
  aLesson,
  anOnDayLesson,
  aPaidLesson,
  aPastLesson,
  latePermissions,
  overPermissions,
} from '../../../../testing/lessons.ts';
import { TODAY } from '../../../../testing/clock.ts';
import { TERMS } from '../../../../testing/money.ts';
import { ALEX, LONG_NAMED } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { LessonOverviewScreen } from './LessonOverviewScreen.tsx';

const around: Omit<LessonOverview, 'lesson'> = {
  contact: { email: 'alex@example.com', phone: '+447700900123' },
  record: null,
  last_record: { id: 'lesson-0', title: 'Shorter backswing', date: '2026-11-17' },
};
const ready = (lesson: LessonOverview['lesson'], over: Partial<LessonOverview> = {}) => ({
  state: { status: 'ready' as const, ...around, lesson, ...over },
});
const ahead = aLesson({ note: 'Bunker play' });

const meta = {
  title: 'Screens/Pro/Lesson overview',
  component: LessonOverviewScreen,
  decorators: [inProShell('/pro/lessons')],
  parameters: pageParameters,
  args: {
    ...ready(ahead),
    onCancel: fn(async () => undefined),
    onAttendance: fn(() => new Promise<void>(() => undefined)),
    terms: TERMS,
    onMoney: fn(async () => undefined),
  },
} satisfies Meta<typeof LessonOverviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A lesson to come, paid by credits: each thing a coach does about it is one tap away. */
export const Ahead: Story = {
  play: async ({ canvas, args }) => {
    const leads = (name: string | RegExp, href: string) =>
      expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await leads('Call', 'tel:+447700900123');
    await leads('Text', 'sms:+447700900123');
    await leads('Move or change', `/pro/lessons/change/${ahead.id}`);
    await leads(/^Alex Taylor/, `/pro/players/${ALEX.id}`);
    await leads(/^Shorter backswing/, `/pro/players/${ALEX.id}/history/lesson/lesson-0`);
    await expect(canvas.getByText('Bunker play')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mark paid' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel lesson' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel lesson' })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel lesson' }));
    await expect(args.onCancel).toHaveBeenCalledWith(ahead, false);
  },
};
/** The coach has worded the note anew: what the player wrote stands beside it. */
export const TwoNotes: Story = {
  args: ready(aLesson({ note: 'Warm up first. Chipping only.', player_note: 'My back is bad, so gently please.' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Alex’s note')).toBeVisible();
    await expect(canvas.getByText('My back is bad, so gently please.')).toBeVisible();
    await expect(canvas.getByText('Warm up first. Chipping only.')).toBeVisible();
  },
};
/** The player's words are the note: they stand there once. */
export const PlayersNote: Story = {
  args: ready(aLesson({ note: 'Bunker play', player_note: 'Bunker play' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Alex’s note')).toBeVisible();
    await expect(canvas.getByText('Bunker play')).toBeVisible();
    await expect(canvas.queryByText('Note')).toBeNull();
  },
};
export const Now: Story = {
  args: ready(aLesson({ date: TODAY, start: '08:30:00', can: { ...latePermissions(), cancel: false } })),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /^Create new Lesson record/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/history/lesson/'),
    ),
};
export const AwaitingRecord: Story = {
  args: ready(aPastLesson()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Write the record/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Move or change' })).toBeNull();
  },
};
/** Over: one tap says whether the player came, and is seen before the server has answered; the same again takes it back. */
export const Attendance: Story = {
  args: ready(aPastLesson({ can: overPermissions() })),
  play: async ({ canvas, args }) => {
    const noShow = (pressed: boolean) => canvas.getByRole('button', { name: 'No-show', pressed });
    await userEvent.click(noShow(false));
    await expect(args.onAttendance).toHaveBeenLastCalledWith(expect.anything(), 'no_show');
    await userEvent.click(noShow(true));
    await expect(args.onAttendance).toHaveBeenLastCalledWith(expect.anything(), null);
    await userEvent.click(canvas.getByRole('button', { name: 'Came', pressed: false }));
    await expect(args.onAttendance).toHaveBeenLastCalledWith(expect.anything(), 'came');
  },
};
export const NoShow: Story = { args: ready(aPastLesson({ attendance: 'no_show', can: overPermissions() })) };
export const Recorded: Story = {
  args: ready(aPastLesson({ recorded: true, awaiting_record: false, title: 'Wedges from 60 yards' }), {
    record: {
      parts: 4,
      excerpt:
        'Narrower stance, weight left, and the clubhead no higher than the hip. Twenty balls to the near green, then ten to the far one: the near ones land within a club’s length, the far ones are still short and left.',
    },
  }),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /Wedges from 60 yards.*4 parts.*Narrower stance/ })).toBeVisible(),
};
export const OnDayUnpaid: Story = {
  args: ready(anOnDayLesson()),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark paid' }));
    await waitFor(async () => expect(await screen.findByRole('dialog')).toBeVisible());
  },
};
export const OnDayPaid: Story = { args: ready(aPaidLesson()) };
export const FeeDue: Story = {
  args: ready(aFeeDue()),
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Waive fee' })).toBeVisible(),
};
export const Cancelled: Story = { args: ready(aCancelledLesson()) };
/** Nobody to call, and no record. */
export const Guest: Story = {
  args: ready(anOnDayLesson({ player: null, player_id: null, guest_name: 'Society of Seniors' }), {
    contact: null,
    last_record: null,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Call' })).toBeNull();
    await expect(canvas.queryByText('Player and records')).toBeNull();
  },
};
/** The records stay with the coach; how to reach the player does not. */
export const PlayerHasLeft: Story = {
  args: ready(aPastLesson(), { contact: null }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Call' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Alex Taylor/ })).toBeNull();
  },
};
export const WithoutPhone: Story = {
  args: ready(ahead, { contact: { email: 'alex@example.com', phone: null }, last_record: null }),
};
export const VideoLesson: Story = {
  args: ready(aPastLesson({ type: 1, payment_type: 'card', duration: 15, start: '18:40:00', end: '18:40:00' })),
};
export const LongName: Story = {
  args: ready(
    aLesson({ player: LONG_NAMED, player_id: LONG_NAMED.id, note: 'Bunker play', player_note: 'Driving, please.' }),
  ),
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn(), retrying: false } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
