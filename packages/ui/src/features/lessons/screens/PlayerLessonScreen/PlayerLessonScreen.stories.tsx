import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TODAY } from '../../../../testing/clock.ts';
import { aCancelledLesson, aLesson, aPastLesson, latePermissions } from '../../../../testing/lessons.ts';
import { aRecord } from '../../../../testing/records.ts';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { inKolkata, inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { PlayerLessonScreen } from './PlayerLessonScreen.tsx';

const lesson = aLesson({ note: 'Short game' });

const meta = {
  title: 'Screens/Player/Lesson',
  component: PlayerLessonScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/lessons')],
  args: {
    state: { status: 'ready', lesson },
    onCancel: fn((lesson: Lesson) => Promise.resolve(lesson)),
    onStar: fn(),
    onRetryVideo: fn(),
    onPrint: fn(),
    sharing: {
      state: { status: 'ready', share: null },
      opened: false,
      onOpen: fn(),
      onClose: fn(),
      onShare: fn(),
      onStop: fn(),
      onCopy: fn(),
    },
    comments: { onAdd: fn(async () => undefined), onRemove: fn(async () => undefined) },
  },
} satisfies Meta<typeof PlayerLessonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Thursday 26 November' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change' })).toHaveAttribute(
      'href',
      `/player/lessons/change/${lesson.id}`,
    );
  },
};
/** What the coach wrote of a lesson stands beside the player's own words. */
export const TwoNotes: Story = {
  args: { state: { status: 'ready', lesson: { ...lesson, note: 'Warm up first.', player_note: 'My back is bad.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your note')).toBeVisible();
    await expect(canvas.getByText('My back is bad.')).toBeVisible();
    await expect(canvas.getByText('Warm up first.')).toBeVisible();
  },
};
export const CancellingByKeyboard: Story = {
  render: function Cancelling({ onCancel, ...args }) {
    const [shown, setShown] = useState<Lesson>(lesson);
    const cancel = async (asked: Lesson) => {
      await onCancel(asked);
      setShown(aCancelledLesson({ date: lesson.date }));
    };
    return <PlayerLessonScreen {...args} state={{ status: 'ready', lesson: shown }} onCancel={cancel} />;
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Cancel lesson' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep lesson' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledWith(lesson);
    await waitFor(() => expect(canvas.getByText('Cancelled')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel lesson' })).toBeNull());
  },
};
export const Late: Story = {
  args: {
    state: {
      status: 'ready',
      lesson: aLesson({ date: TODAY, start: '16:30:00', can: latePermissions() }),
    },
  },
};
export const PayOnDay: Story = {
  args: { state: { status: 'ready', lesson: aLesson({ payment_type: 'on_day' }) } },
};
export const Starred: Story = {
  args: { state: { status: 'ready', lesson: aPastLesson({ starred: true }) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite, 17 Nov 2026', pressed: true }));
    await expect(args.onStar).toHaveBeenCalledWith(expect.objectContaining({ starred: true }), false);
  },
};
export const Over: Story = {
  args: { state: { status: 'ready', lesson: aPastLesson({ date: '2025-10-07' }) } },
};
export const WithRecord: Story = {
  args: { state: { status: 'ready', lesson: aRecord() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Shorter backswing' })).toBeVisible();
    await expect(canvas.getByText(/Ten slow ones/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Share this record' }));
    await expect(args.sharing.onOpen).toHaveBeenCalledOnce();
  },
};
export const WithRecordDark: Story = { ...WithRecord, globals: { scheme: 'dark' } };
export const AwaitingRecord: Story = {
  args: { state: { status: 'ready', lesson: aPastLesson({ awaiting_record: true }) } },
};
export const CommentBeforeRecord: Story = {
  args: {
    state: {
      status: 'ready',
      lesson: { ...aPastLesson({ awaiting_record: true }), comments: aRecord().comments ?? [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Awaiting record update')).toBeVisible();
    const comments = canvas.getByRole('region', { name: 'Comments' });
    await expect(within(comments).getAllByRole('listitem').length).toBeGreaterThan(0);
    await expect(within(comments).getByRole('textbox')).toBeVisible();
  },
};
export const Cancelled: Story = { args: { state: { status: 'ready', lesson: aCancelledLesson() } } };
export const CancelledFeeDue: Story = {
  args: {
    state: { status: 'ready', lesson: aCancelledLesson({ payment_type: 'on_day', fee_due: true }) },
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      lesson: aLesson({
        pro: LONG_NAMED,
        note: 'I slice off the tee and would like to look at my grip.\n\n'.repeat(6),
        venue: 'The Royal and Ancient Parkfield Golf and Country Club, upper range, bay 24',
      }),
    },
  },
};
export const Elsewhere: Story = { decorators: [inKolkata] };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const CancelledDark: Story = { ...CancelledFeeDue, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
