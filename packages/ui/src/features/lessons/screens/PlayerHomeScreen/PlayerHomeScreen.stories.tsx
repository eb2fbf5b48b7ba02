import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TODAY } from '../../../../testing/clock.ts';
import { someCredits } from '../../../../testing/credits.ts';
import { aBag, someYardages } from '../../../../testing/kit.ts';
import { aDueSession } from '../../../../testing/plans.ts';
import { KEY_REMINDERS } from '../../../../testing/practice.ts';
import { aLesson, aPastLesson, latePermissions } from '../../../../testing/lessons.ts';
import { LONG_NAMED, SAM } from '../../../../testing/people.ts';
import { inKolkata, inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { PlayerHomeScreen } from './PlayerHomeScreen.tsx';

const facts = {
  first_name: 'Alex',
  pro: SAM,
  next_lesson: aLesson(),
  last_lesson: aPastLesson(),
  credits: someCredits([19, 2], [150, 6]),
  handed: 'right' as const,
  bags: aBag(),
  yardages: someYardages(),
  settings: { distance_unit: 'yards' as const },
  practice: {
    today: '2026-11-24',
    due: [aDueSession()],
    done: [],
    next_on: '2026-11-27',
    streak: { weeks: 4, has_this_week: true },
  },
  overview: {
    skills: {
      count: 5,
      average: 6.6,
      strongest: { discipline: 'Course management', score: 8 },
      weakest: { discipline: 'Driver', score: 5 },
    },
    reminders: KEY_REMINDERS.slice(0, 3),
  },
};
/** Of whoever has only just joined. */
const nothingYet = {
  bags: [],
  yardages: [],
  practice: { ...facts.practice, due: [], next_on: null, streak: { weeks: 0, has_this_week: false } },
  overview: { skills: null, reminders: [] },
};

const meta = {
  title: 'Screens/Player/Home',
  component: PlayerHomeScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/profile')],
  args: { state: { status: 'ready', ...facts } },
} satisfies Meta<typeof PlayerHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good morning, Alex' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Thursday 26 November' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Credits' })).toHaveTextContent('2 expire 13 Dec 2026');
    await expect(canvas.getByRole('link', { name: /^2 credits expire on 13 December/ })).toHaveAttribute(
      'href',
      '/player/lessons/bookchoosetype',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'See lesson' })).toHaveAttribute(
      'href',
      '/player/lesson/lesson-2026-11-26-10:00',
    );
    await expect(canvas.getByRole('link', { name: /^Book a lesson/ })).toHaveAttribute(
      'href',
      '/player/lessons/bookchoosetype',
    );
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Empty: Story = {
  args: { state: { status: 'ready', ...facts, ...nothingYet, next_lesson: null, last_lesson: null, credits: {} } },
};
export const NothingBooked: Story = {
  args: { state: { status: 'ready', ...facts, next_lesson: null } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Same time next week' })).toHaveAttribute(
      'href',
      `/player/lessons/book?like=${facts.last_lesson.id}`,
    ),
};
/** A time of months ago is no habit. */
export const NothingBookedForLong: Story = {
  args: { state: { status: 'ready', ...facts, next_lesson: null, last_lesson: aPastLesson({ date: '2026-08-04' }) } },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: /^Same time/ })).toBeNull(),
};
export const TodayPayOnDay: Story = {
  args: {
    state: {
      status: 'ready',
      ...facts,
      next_lesson: aLesson({
        date: TODAY,
        start: '16:30:00',
        duration: 30,
        payment_type: 'on_day',
        can: latePermissions(),
      }),
      credits: someCredits([200, 1]),
    },
  },
};
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      ...facts,
      first_name: LONG_NAMED.first_name,
      pro: LONG_NAMED,
      next_lesson: aLesson({ venue: 'The Royal and Ancient Parkfield Golf and Country Club, upper range, bay 24' }),
      credits: someCredits([3, 1], [19, 2], [150, 20], [300, 20]),
    },
  },
};
export const Elsewhere: Story = {
  decorators: [inKolkata],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10:00 to 11:00 GMT')).toBeVisible();
    await expect(canvas.getByText('15:30 where you are')).toBeVisible();
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const LoadingDark: Story = { ...Loading, globals: { scheme: 'dark' } };
export const EmptyDark: Story = { ...Empty, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
export const DesktopLoading: Story = { ...Loading, globals: { viewport: { value: 'desktop' } } };
