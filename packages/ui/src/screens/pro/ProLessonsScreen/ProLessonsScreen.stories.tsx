import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { TODAY, ZONE } from '../../../fixtures/clock.ts';
import { aLesson, aPastLesson, somePermissions } from '../../../fixtures/lessons.ts';
import { ALEX, LONG_NAMED, PRIYA } from '../../../fixtures/people.ts';
import { inProShell, pageParameters } from '../../../fixtures/proShell.tsx';
import { TERMS } from '../../../fixtures/money.ts';
import { addDays } from '../../../format/months.ts';
import { type ProLessonsFacts, ProLessonsScreen } from './ProLessonsScreen.tsx';

const late = somePermissions({ late: true });
const next = aLesson({ date: TODAY, start: '10:30:00', can: late });
const facts: ProLessonsFacts = {
  next_lesson: next,
  timezone: ZONE,
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
};
const ready = (over: Partial<ProLessonsFacts> = {}) => ({ status: 'ready' as const, ...facts, ...over });

const meta = {
  title: 'Screens/Pro/Lessons',
  component: ProLessonsScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: {
    state: ready(),
    onCancel: fn().mockResolvedValue(undefined),
    terms: TERMS,
    onMoney: fn().mockResolvedValue(undefined),
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
      '/pro/lessons/diary/2026-11-25/2026-11-25',
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
export const ManyAhead: Story = {
  args: {
    state: ready({
      upcoming: Array.from({ length: 45 }, (_, week) => aLesson({ date: addDays(TODAY, 7 * (week + 1)) })),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Future bookings/ }));
    const rows = () => within(canvas.getByRole('list', { name: 'Future bookings' })).getAllByRole('listitem').length;
    await expect(rows()).toBe(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(rows()).toBe(40);
  },
};
export const Empty: Story = { args: { state: ready({ next_lesson: null, todays: [], upcoming: [] }) } };
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
