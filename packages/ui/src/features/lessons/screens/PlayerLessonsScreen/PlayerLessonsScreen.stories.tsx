import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TODAY } from '../../../../testing/clock.ts';
import { someCredits } from '../../../../testing/credits.ts';
import { aLesson, aPastLesson, latePermissions, someLessons } from '../../../../testing/lessons.ts';
import { addDays } from '@fairway/time/calendar';
import { aPlace } from '../../../../testing/group-lessons.ts';
import { inKolkata, inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { aHold, aWaitingList } from '../../../../testing/waiting-list.ts';
import { type PlayerLessonsFacts, PlayerLessonsScreen } from './PlayerLessonsScreen.tsx';

const { todays, upcoming, past, latest } = someLessons();
const facts: PlayerLessonsFacts = {
  next_lesson: aLesson(),
  todays: [],
  upcoming: [aLesson(), ...upcoming],
  past,
  latest,
  credits: someCredits([19, 2], [150, 6]),
  waiting: aWaitingList(),
  groups: 0,
};
const today: PlayerLessonsFacts = { ...facts, next_lesson: todays[0] ?? null, todays, upcoming };
const nothing: PlayerLessonsFacts = {
  next_lesson: null,
  todays: [],
  upcoming: [],
  past: [],
  latest: null,
  credits: {},
  waiting: aWaitingList(),
  groups: 0,
};

const meta = {
  title: 'Screens/Player/Lessons',
  component: PlayerLessonsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/lessons')],
  args: {
    state: { status: 'ready', ...facts },
    end: { beyond: 'none', onMore: fn() },
    onCancel: fn((lesson: Lesson) => Promise.resolve(lesson)),
  },
} satisfies Meta<typeof PlayerLessonsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A time of the waiting list stands above all else, for it is held for minutes. */
export const Held: Story = {
  args: { state: { status: 'ready', ...facts, waiting: aWaitingList({ holds: [aHold()] }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Held for you until/ })).toHaveAttribute(
      'href',
      '/player/lessons/waiting/hold-1',
    );
  },
};
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View lesson records' })).toHaveAttribute(
      'href',
      '/player/lessons/records',
    );
    await expect(within(canvas.getByRole('list', { name: 'Lesson Records' })).getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('Awaiting record update')).toBeVisible();
  },
};
/** Booked for the first time: nothing is behind yet. */
export const FirstBooking: Story = {
  args: { state: { status: 'ready', ...facts, upcoming: [], past: [], latest: null } },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Empty: Story = { args: { state: { status: 'ready', ...nothing } } };
export const NothingBooked: Story = {
  args: { state: { status: 'ready', ...nothing, past, latest, credits: facts.credits } },
};
export const Today: Story = { args: { state: { status: 'ready', ...today } } };
export const TodayOver: Story = {
  args: { state: { status: 'ready', ...facts, todays: [aPastLesson({ date: TODAY, start: '07:30:00' })] } },
};
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      ...facts,
      next_lesson: aLesson({
        venue: 'The Royal and Ancient Parkfield Golf and Country Club, upper range, bay 24',
        can: latePermissions(),
      }),
      upcoming: upcoming.map((lesson) => ({
        ...lesson,
        venue: 'The Royal and Ancient Parkfield Golf and Country Club, upper range',
      })),
      past: Array.from({ length: 43 }, (_, week) => aPastLesson({ date: addDays(TODAY, -7 * (week + 1)) })),
    },
  },
};

const withLesson = (lesson: Lesson): Story['render'] =>
  function Cancelling({ end, onCancel }) {
    const [kept, setKept] = useState<Lesson | null>(lesson);
    const cancel = async (asked: Lesson) => {
      await onCancel(asked);
      setKept(null);
    };
    return <PlayerLessonsScreen state={{ status: 'ready', ...facts, next_lesson: kept }} end={end} onCancel={cancel} />;
  };

export const Cancelling: Story = {
  render: withLesson(aLesson()),
  play: async ({ canvas, args }) => {
    const cancel = canvas.getByRole('button', { name: 'Cancel lesson' });
    await userEvent.click(cancel);
    await screen.findByRole('dialog', { name: 'Are you sure you want to cancel this lesson?' });
    await expect(screen.getByText(/4 credits will be returned to you/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep lesson' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onCancel).not.toHaveBeenCalled();
    await waitFor(() => expect(cancel).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep lesson' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'You have no bookings' })).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveTextContent('You have no bookings'));
  },
};
export const CancellingLate: Story = {
  render: withLesson(aLesson({ date: TODAY, start: '16:30:00', can: latePermissions() })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel lesson' }));
    await screen.findByRole('dialog');
    await expect(screen.getByText('This lesson starts in less than 24 hours. You will lose 4 credits.')).toBeVisible();
  },
};
/** The page was told of it when there was more than a day to go. */
export const LateByNow: Story = {
  ...CancellingLate,
  render: withLesson(aLesson({ date: TODAY, start: '16:30:00' })),
};
/** The coach gives lost credits back once the time is booked again. */
export const CancellingLateRefilled: Story = {
  render: withLesson(aLesson({ date: TODAY, start: '16:30:00', can: { ...latePermissions(), refill_refund: true } })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel lesson' }));
    await screen.findByRole('dialog');
    await expect(screen.getByText(/If somebody else books this time, the credits come back\.$/)).toBeVisible();
  },
};
export const CancelRefused: Story = {
  args: { onCancel: fn((_: Lesson) => Promise.reject(new Error('Prefer not to say'))) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel lesson' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel lesson' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(dialog).toBeVisible();
  },
};
const manyAhead = {
  status: 'ready' as const,
  ...facts,
  upcoming: Array.from({ length: 30 }, (_, week) => aLesson({ date: addDays(TODAY, 7 * (week + 1)) })),
};
/** The first page of a year of lessons: the next is asked for as its end comes near. */
export const ManyAhead: Story = {
  args: { state: manyAhead, end: { beyond: 'more', onMore: fn() } },
  play: async ({ canvas, args }) => {
    const rows = within(canvas.getByRole('list', { name: 'Your bookings' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(manyAhead.upcoming.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.end.onMore).toHaveBeenCalled();
  },
};
export const MoreLoading: Story = { args: { state: manyAhead, end: { beyond: 'loading', onMore: fn() } } };
export const MoreFailed: Story = {
  args: { state: manyAhead, end: { beyond: 'failed', onMore: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The rest could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.end.onMore).toHaveBeenCalledOnce();
  },
};
export const Elsewhere: Story = { decorators: [inKolkata] };
export const Dark: Story = { args: { state: { status: 'ready', ...today } }, globals: { scheme: 'dark' } };
export const EmptyDark: Story = { ...Empty, globals: { scheme: 'dark' } };
export const FailedDark: Story = { ...Failed, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopLoading: Story = { ...Loading, globals: { viewport: { value: 'desktop' } } };
export const DesktopEmpty: Story = { ...Empty, globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
/** A clinic stands among the player's lessons, and there are more to join. */
export const WithGroupLessons: Story = {
  args: {
    state: {
      status: 'ready',
      ...facts,
      next_lesson: aPlace(),
      upcoming: [...upcoming, aPlace({ id: 'place-2' })],
      groups: 3,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Short game clinic')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /Group lessons/ })).toBeVisible();
  },
};
