import type { ChangePreview } from '@fairway/contracts/lessons/lessons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { aFullCalendar, someCalendar } from '../../../../testing/calendar.ts';
import { calendarArgs, FREE } from '../../../../testing/calendar-screen.ts';
import { TODAY } from '../../../../testing/clock.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { addDays } from '@fairway/time/calendar';
import { CalendarScreen } from './CalendarScreen.tsx';

const meta = {
  title: 'Screens/Pro/Diary calendar',
  component: CalendarScreen,
  decorators: [inProShell('/pro/lessons/diary/calendar')],
  parameters: pageParameters,
  args: {
    ...calendarArgs(),
    view: 'week',
    renderBooking: ({ date, start }) => <p>{`The form for ${date} at ${start}`}</p>,
  },
} satisfies Meta<typeof CalendarScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const findLesson = (name: RegExp) => screen.getByRole('link', { name });
const ALEX_AT_TEN = /^10:00 to 11:00, A. Taylor, Paid/;

export const Week: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '23 to 29 November 2026' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: /^Saturday 28 November, no lessons, day off/ })).toBeInTheDocument();
    await expect(
      canvas.getByRole('group', { name: /^Friday 27 November, 1 lesson, open 13:00 to 19:00, special hours/ }),
    ).toBeInTheDocument();
    await expect(findLesson(/Cancelled, fee due$/)).toBeInTheDocument();
    await expect(findLesson(/Record due, paid$/)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Diary settings' })).toHaveAttribute('href', '/pro/lessons/diary');
    await expect(canvas.getByRole('link', { name: 'Next week' })).toHaveAttribute(
      'href',
      `/pro/lessons/diary/calendar?view=week&date=${addDays(TODAY, 7)}`,
    );
  },
};
export const WeekDark: Story = { globals: { ...desktop, scheme: 'dark' } };
export const WeekOnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Day: Story = {
  args: { view: 'day' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tuesday 24 November' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tuesday 24 November, 3 lessons' })).toHaveAttribute(
      'aria-current',
      'date',
    );
  },
};
export const DayDark: Story = { args: { view: 'day' }, globals: { scheme: 'dark' } };
export const DayDesktop: Story = { args: { view: 'day' }, globals: desktop };
export const WeekOnAPhone: Story = {};
export const Month: Story = {
  args: { view: 'month' },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('link', { name: /^Wednesday 25 November, \d+ lessons?/ });
    await expect(day).toHaveAttribute('href', '/pro/lessons/diary/calendar?view=day&date=2026-11-25');
    // On a phone the number, how full the day is and the count stand one under the other, in the middle.
    const middles = [...day.querySelectorAll('[aria-hidden]')].map((part) => {
      const { left, width } = (part.querySelector('span[style]') ?? part).getBoundingClientRect();
      return Math.round(left + width / 2);
    });
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  },
};
export const MonthDesktop: Story = { args: { view: 'month' }, globals: desktop };
export const MonthDesktopDark: Story = { args: { view: 'month' }, globals: { ...desktop, scheme: 'dark' } };
export const MonthLoading: Story = { args: { view: 'month', month: { status: 'loading' } } };
export const MonthFailed: Story = {
  args: { view: 'month', month: { status: 'failed', retry: fn() } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible(),
};
export const NoLessons: Story = {
  args: { state: { status: 'ready', calendar: someCalendar({ lessons: [] }) } },
  globals: desktop,
};
export const SixtyLessons: Story = {
  args: { state: { status: 'ready', calendar: aFullCalendar() } },
  globals: desktop,
};
export const Loading: Story = { args: { state: { status: 'loading' }, view: 'day' } };
export const LoadingDesktop: Story = { args: { state: { status: 'loading' } }, globals: desktop };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };

/** The tab key stops once; arrows walk through lessons and free times. */
export const WalkedByKeys: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    findLesson(ALEX_AT_TEN).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Free 11:00 to 11:15, book or block' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(findLesson(/^11:15 to 11:30, P. Raman, Pay on day/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Free 12:00 to 12:30, book or block' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('The form for 2026-11-25 at 12:00:00')).toBeVisible();
  },
};

/** Space lifts a lesson, arrows carry it, Enter puts it down. */
export const MovedByKeys: Story = {
  globals: desktop,
  play: async ({ canvas, args }) => {
    findLesson(ALEX_AT_TEN).focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByText('A. Taylor: Wednesday 25 November, 10:30 to 11:30')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onPreview).not.toHaveBeenCalled();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ date: TODAY, start: '10:15:00', duration: 60 }),
      false,
    );
  },
};

let finishMove: () => void;
/** It is drawn anew in the other day's column, and again where it was when nothing has come of it: the focus goes along. */
export const MovedToAnotherDayByKeys: Story = {
  args: { onChange: fn(() => new Promise<void>((resolve) => (finishMove = resolve))) },
  globals: desktop,
  play: async ({ canvas, args }) => {
    findLesson(ALEX_AT_TEN).focus();
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    const wednesday = within(canvas.getByRole('group', { name: /^Wednesday 25 November/ }));
    await waitFor(() => expect(wednesday.getByRole('link', { name: ALEX_AT_TEN })).toHaveFocus());
    finishMove();
    await waitFor(() => expect(wednesday.queryByRole('link', { name: ALEX_AT_TEN })).toBeNull());
    await waitFor(() => expect(findLesson(ALEX_AT_TEN)).toHaveFocus());
  },
};

/** Another length costs credits: that is said before it is kept. */
export const LengthenedByKeys: Story = {
  args: { onPreview: fn(async (): Promise<ChangePreview> => ({ ...FREE, credits: 2 })) },
  globals: desktop,
  play: async ({ args }) => {
    findLesson(ALEX_AT_TEN).focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Change the length?' }));
    await expect(sheet.getByText('2 more credits will be taken from A. Taylor.')).toBeVisible();
    await expect(sheet.getByText('Tuesday 24 November, 10:00 to 11:30')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: 'Change length' }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ duration: 90 }), false);
  },
};

export const Refused: Story = {
  args: {
    onPreview: fn(async (): Promise<ChangePreview> => ({ ...FREE, refusal: 'Sorry, that time is no longer free.' })),
  },
  globals: desktop,
  play: async ({ args }) => {
    findLesson(ALEX_AT_TEN).focus();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await waitFor(() => expect(args.onRefused).toHaveBeenCalledWith('Sorry, that time is no longer free.'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(findLesson(ALEX_AT_TEN)).toBeVisible();
  },
};

export const OutsideTheHours: Story = {
  args: {
    onPreview: fn(async (): Promise<ChangePreview> => ({
      ...FREE,
      warning: 'That time is outside the hours of this diary.',
    })),
  },
  globals: desktop,
  play: async ({ args }) => {
    findLesson(ALEX_AT_TEN).focus();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Move the lesson?' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Move lesson' }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.anything(), true);
  },
};

/** A mouse takes a lesson along, and the click that ends it opens nothing. */
export const Dragged: Story = {
  globals: desktop,
  play: async ({ args }) => {
    const lesson = findLesson(ALEX_AT_TEN);
    const { left, top, height, width } = lesson.getBoundingClientRect();
    const from = { clientX: left + width / 2, clientY: top + 10, button: 0, pointerType: 'mouse', bubbles: true };
    await fireEvent.pointerDown(lesson, from);
    await fireEvent.pointerMove(window, { ...from, clientY: from.clientY + height });
    await fireEvent.pointerUp(window, { ...from, clientY: from.clientY + height });
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ date: TODAY, start: '11:00:00' }), false),
    );
  },
};

/** A finger that rests lifts a lesson: however far it then goes to the side, it does not turn to another day. */
export const CarriedByAFinger: Story = {
  args: { view: 'day' },
  play: async ({ canvas, args }) => {
    const lesson = findLesson(ALEX_AT_TEN);
    const { left, top, height, width } = lesson.getBoundingClientRect();
    const from = { clientX: left + width / 2, clientY: top + height / 2 };
    const to = { clientX: from.clientX - 120, clientY: from.clientY + height / 4 };
    const touch = (at: typeof from) => [new Touch({ identifier: 1, target: lesson, ...at })];
    const pointer = { button: 0, pointerType: 'touch', bubbles: true };
    await fireEvent.pointerDown(lesson, { ...pointer, ...from });
    await fireEvent.touchStart(lesson, { touches: touch(from), changedTouches: touch(from) });
    await canvas.findByText('A. Taylor: Tuesday 24 November, 10:00 to 11:00');
    await fireEvent.pointerMove(window, { ...pointer, ...to });
    await fireEvent.touchMove(lesson, { touches: touch(to), changedTouches: touch(to) });
    await fireEvent.pointerUp(window, { ...pointer, ...to });
    await fireEvent.touchEnd(lesson, { touches: [], changedTouches: touch(to) });
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ date: TODAY, start: '10:15:00' }), false),
    );
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

/** Over empty time it blocks: the sheet says what is left. */
export const BlocksTime: Story = {
  globals: desktop,
  play: async ({ canvas, args }) => {
    const gap = canvas.getByRole('button', { name: 'Free 12:00 to 12:30, book or block' });
    const { left, top, height, width } = gap.getBoundingClientRect();
    const from = { clientX: left + width / 2, clientY: top + 2, button: 0, pointerType: 'mouse', bubbles: true };
    await fireEvent.pointerDown(gap, from);
    await fireEvent.pointerMove(window, { ...from, clientY: top + height - 2 });
    await fireEvent.pointerUp(window, { ...from, clientY: top + height - 2 });
    const sheet = within(await screen.findByRole('dialog', { name: 'Wednesday 25 November' }));
    await expect(await sheet.findByRole('radio', { name: 'Blocked time' })).toBeChecked();
    await expect(sheet.getByText(/^Still open: 12:30 to 20:00/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Block this time' }));
    await expect(args.onHours).toHaveBeenCalledWith('2026-11-25', [{ start: '12:30:00', end: '20:00:00' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const BlocksTimeOnAPhone: Story = {
  args: { view: 'day', date: addDays(TODAY, 1) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Free 12:00 to 12:30, book or block' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Wednesday 25 November' }));
    await userEvent.click(await sheet.findByRole('radio', { name: 'Blocked time' }));
    await expect(sheet.getByRole('button', { name: 'Block this time' })).toBeVisible();
  },
};

/** The clocks go back: the hour that is shown twice has two rows. */
export const ClocksGoBack: Story = {
  args: {
    date: '2026-10-25',
    state: {
      status: 'ready',
      calendar: someCalendar({
        days: [19, 20, 21, 22, 23, 24, 25].map((day) => ({
          date: `2026-10-${day}`,
          source: 'weekly',
          times: [{ start: '00:30:00', end: '05:00:00' }],
        })),
        lessons: [],
      }),
    },
  },
  globals: desktop,
};
