import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { TODAY, ZONE } from '../../../../testing/clock.ts';
import { aGroupInDiary } from '../../../../testing/group-lessons.ts';
import { aLesson, aPastLesson, somePermissions } from '../../../../testing/lessons.ts';
import { ALEX, LONG_NAMED, PRIYA } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { TERMS } from '../../../../testing/money.ts';
import { addDays } from '@fairway/time/calendar';
import { type ProLessonsFacts, ProLessonsScreen } from './ProLessonsScreen.tsx';

const late = somePermissions({ late: true });
const next = aLesson({ date: TODAY, start: '10:30:00', can: late });
const facts: ProLessonsFacts = {
  next_lesson: next,
  timezone: ZONE,
  freed: [],
  todays: [
    aPastLesson({ date: TODAY, start: '08:00:00', duration: 45, player: PRIYA }),
    next,
    aLesson({
      date: TODAY,
      start: '14:00:00',
      duration: 120,
      player: null,
      player_id: null,
      guest_name: 'Society of Seniors',
      payment_type: 'on_day',
      can: late,
    }),
  ],
  upcoming: [
    aLesson({ date: addDays(TODAY, 1) }),
    aLesson({ date: addDays(TODAY, 1), start: '15:00:00', player: PRIYA, payment_type: 'on_day' }),
    aLesson({ date: addDays(TODAY, 4), start: '09:30:00' }),
    aLesson({ date: addDays(TODAY, 16) }),
  ],
  upcoming_total: 4,
  counts: { [TODAY]: 3, [addDays(TODAY, 1)]: 2, [addDays(TODAY, 4)]: 1 },
};
const ready = (over: Partial<ProLessonsFacts> = {}) => ({ status: 'ready' as const, ...facts, ...over });

const meta = {
  title: 'Screens/Pro/Lessons',
  component: ProLessonsScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: {
    state: ready(),
    end: { beyond: 'none', onMore: fn() },
    onCancel: fn().mockResolvedValue(undefined),
    terms: TERMS,
    onMoney: fn().mockResolvedValue(undefined),
    onFreedTime: fn().mockResolvedValue(undefined),
  },
} satisfies Meta<typeof ProLessonsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list', { name: 'Todays bookings' })).getAllByRole('listitem')).toHaveLength(
      3,
    );
    await expect(canvas.queryByRole('list', { name: 'Future bookings' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Future bookings/ }));
    await expect(
      within(canvas.getByRole('list', { name: 'Future bookings' })).getByRole('link', {
        name: /15:00 to 16:00.*P. Raman.*Pay on day/,
      }),
    ).toHaveAttribute('href', '/pro/lessons/change/lesson-2026-11-25-15:00');
    await expect(canvas.getByRole('link', { name: /^Lesson records/ })).toHaveAttribute('href', '/pro/lessons/records');
    await expect(canvas.getByRole('link', { name: 'Wednesday 25 November, 2 lessons' })).toHaveAttribute(
      'href',
      '/pro/lessons/diary/calendar?view=day&date=2026-11-25',
    );
  },
};
/** Days ahead the credits go back by themselves: nothing is asked about them. */
export const Cancels: Story = {
  args: { state: ready({ next_lesson: aLesson({ date: addDays(TODAY, 2) }) }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel lesson' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/4 credits will be returned to Alex/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel lesson' }));
    await expect(args.onCancel).toHaveBeenCalledWith(expect.objectContaining({ date: addDays(TODAY, 2) }), false);
  },
};
const manyAhead = ready({
  upcoming: Array.from({ length: 30 }, (_, week) => aLesson({ date: addDays(TODAY, 7 * (week + 1)) })),
  upcoming_total: 45,
});
const openFuture = () => userEvent.click(screen.getByRole('button', { name: /^Future bookings/ }));
/** The first page of more: all are counted, and the next page is asked for as its end comes near. */
export const ManyAhead: Story = {
  args: { state: manyAhead, end: { beyond: 'more', onMore: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /^Future bookings\s*45/ })).toBeVisible();
    await openFuture();
    const rows = within(canvas.getByRole('list', { name: 'Future bookings' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(manyAhead.upcoming.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.end.onMore).toHaveBeenCalled();
  },
};
export const MoreFailed: Story = {
  args: { state: manyAhead, end: { beyond: 'failed', onMore: fn() } },
  play: async ({ canvas, args }) => {
    await openFuture();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.end.onMore).toHaveBeenCalledOnce();
  },
};
/** More than a page in the coming week: its days are counted by the server, whatever has been loaded. */
export const FullWeek: Story = {
  args: {
    state: ready({
      upcoming: Array.from({ length: 30 }, (_, nth) => aLesson({ date: addDays(TODAY, 1 + Math.floor(nth / 10)) })),
      upcoming_total: 60,
      counts: Object.fromEntries(Array.from({ length: 7 }, (_, day) => [addDays(TODAY, day - 1), 10])),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sunday 29 November, 10 lessons' })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { state: ready({ next_lesson: null, todays: [], upcoming: [], upcoming_total: 0, counts: {} }) },
};
export const LongText: Story = {
  args: {
    state: ready({
      next_lesson: aLesson({ player: LONG_NAMED }),
      todays: [
        aLesson({ date: TODAY, player: LONG_NAMED, payment_type: 'on_day' }),
        aLesson({ date: TODAY, start: '12:00:00', player: ALEX }),
      ],
    }),
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { scheme: 'dark', viewport: { value: 'desktop' } } };
export const DesktopLoading: Story = {
  args: { state: { status: 'loading' } },
  globals: { viewport: { value: 'desktop' } },
};
/** A group lesson stands once for all of its places, and leads to its own page. */
export const WithGroupLesson: Story = {
  args: {
    state: ready({ next_lesson: aGroupInDiary({ date: TODAY, start: '16:00:00' }), todays: [next, aGroupInDiary()] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('4 of 8')).toHaveLength(2);
    const links = canvas.getAllByRole('link', { name: /Short game clinic/ });
    for (const link of links) await expect(link).toHaveAttribute('href', '/pro/lessons/groups/group-lesson-1');
  },
};
