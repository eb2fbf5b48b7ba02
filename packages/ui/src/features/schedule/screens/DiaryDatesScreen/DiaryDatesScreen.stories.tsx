import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TODAY, ZONE } from '../../../../testing/clock.ts';
import { someCounts, someDatedHours, someWeek } from '../../../../testing/diary.ts';
import { aLesson, aPastLesson } from '../../../../testing/lessons.ts';
import { LONG_NAMED, PRIYA } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { pickDay } from '../../../../testing/pick-day.ts';
import { addDays } from '@fairway/time/calendar';
import { type DiaryDates, DiaryDatesScreen } from './DiaryDatesScreen.tsx';

const day = (over: Partial<DiaryDates> = {}): DiaryDates & { status: 'ready' } => ({
  status: 'ready',
  timezone: ZONE,
  availability: someDatedHours(TODAY),
  bookings: [
    aPastLesson({ date: TODAY, start: '08:00:00', duration: 45, player: PRIYA }),
    aLesson({ date: TODAY, start: '10:00:00' }),
    aLesson({
      date: TODAY,
      start: '14:30:00',
      duration: 30,
      player: null,
      player_id: null,
      guest_name: 'Society of Seniors',
      payment_type: 'on_day',
    }),
  ],
  week: someWeek(),
  ...over,
});

const meta = {
  title: 'Screens/Pro/Diary by date',
  component: DiaryDatesScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: {
    start: TODAY,
    end: TODAY,
    state: day(),
    onDates: fn(),
    days: {
      view: 'week',
      onViewChange: fn(),
      month: TODAY.slice(0, 7),
      onMonthChange: fn(),
      counts: someCounts(TODAY.slice(0, 7)),
    },
    onSaveHours: fn().mockResolvedValue(undefined),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof DiaryDatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Previous day, Monday 23 November' })).toHaveAttribute(
      'href',
      '/pro/lessons/diary/2026-11-23/2026-11-23',
    );
    await expect(canvas.getByRole('link', { name: /10:00 to 11:00.*A. Taylor/ })).toHaveAttribute(
      'href',
      '/pro/lessons/change/lesson-2026-11-24-10:00',
    );
    await pickDay(canvas.getByRole('button', { name: /^Go to date/ }), '2027-01-05');
    await expect(args.onDates).toHaveBeenCalledWith('2027-01-05', '2027-01-05');
    await expect(
      within(canvas.getByRole('list', { name: 'Week' })).getByRole('link', { name: /^Tuesday 24 November/ }),
    ).toHaveAttribute('aria-current', 'date');
  },
};

/** By the arrow keys from anywhere on the page, but not from the calendar, where they walk from day to day. */
export const WalkedByKeys: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onDates).toHaveBeenLastCalledWith('2026-11-25', '2026-11-25');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onDates).toHaveBeenLastCalledWith('2026-11-23', '2026-11-23');
    await userEvent.click(canvas.getByRole('button', { name: /^Go to date/ }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onDates).toHaveBeenCalledTimes(2);
  },
};

/** A finger to the left brings the next day; a scroll does not. */
export const Swiped: Story = {
  play: async ({ canvas, args }) => {
    const list = canvas.getByRole('list', { name: 'Bookings' });
    const swipe = async (from: [number, number], to: [number, number]) => {
      const touch = ([clientX, clientY]: [number, number]) => [
        new Touch({ identifier: 1, target: list, clientX, clientY }),
      ];
      await fireEvent.touchStart(list, { touches: touch(from), changedTouches: touch(from) });
      await fireEvent.touchEnd(list, { touches: [], changedTouches: touch(to) });
    };
    await swipe([250, 300], [120, 310]);
    await expect(args.onDates).toHaveBeenLastCalledWith('2026-11-25', '2026-11-25');
    await swipe([120, 300], [250, 290]);
    await expect(args.onDates).toHaveBeenLastCalledWith('2026-11-23', '2026-11-23');
    await swipe([250, 300], [180, 500]);
    await swipe([250, 300], [230, 300]);
    await swipe([8, 300], [200, 300]);
    await expect(args.onDates).toHaveBeenCalledTimes(2);
  },
};

/** How full the month is. */
export const Month: Story = {
  render: function Viewing(args) {
    const [view, setView] = useState(args.days.view);
    return <DiaryDatesScreen {...args} days={{ ...args.days, view, onViewChange: setView }} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
    await expect(canvas.getByRole('link', { name: 'Thursday 26 November, 2 lessons' })).toHaveAttribute(
      'href',
      '/pro/lessons/diary/2026-11-26/2026-11-26',
    );
    await expect(canvas.getByRole('button', { name: 'Week' })).toBeVisible();
  },
};
export const MonthDark: Story = { ...Month, globals: { scheme: 'dark' } };
export const MonthDesktop: Story = { ...Month, globals: { viewport: { value: 'desktop' } } };

/** An hour of the afternoon is blocked; the rest of the day stays open. */
export const BlocksPartOfADay: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Day off or special hours' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Day off or special hours' }));
    await userEvent.click(await sheet.findByRole('radio', { name: /Block part of the day/ }));
    await userEvent.selectOptions(sheet.getByLabelText('From'), '12:30');
    await userEvent.selectOptions(sheet.getByLabelText('To'), '14:00');
    await expect(sheet.getByText(/Still open: 09:00 to 12:30, 14:00 to 18:00/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Save hours' }));
    await expect(args.onSaveHours).toHaveBeenCalledWith({
      start: TODAY,
      end: TODAY,
      times: [
        { start: '09:00:00', end: '12:30:00' },
        { start: '14:00:00', end: '18:00:00' },
      ],
    });
  },
};

/** Two weeks off, from this date on. */
export const TakesDaysOff: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Day off or special hours' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Day off or special hours' }));
    await expect(await sheet.findByRole('radio', { name: /Weekly hours/ })).toBeChecked();
    await userEvent.click(sheet.getByRole('radio', { name: /Day off/ }));
    await pickDay(sheet.getByLabelText('Until'), addDays(TODAY, 13));
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(sheet.getByRole('button', { name: 'Save hours' }));
    await expect(args.onSaveHours).toHaveBeenCalledWith({ start: TODAY, end: addDays(TODAY, 13), times: [] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

/** Leaving asks above the open sheet. */
export const LeavesTheSheet: Story = {
  args: { leaving: { stay: fn(), leave: fn() } },
  render: function Leaving(args) {
    const [dirty, setDirty] = useState(false);
    return <DiaryDatesScreen {...args} leaving={dirty ? args.leaving : null} onDirtyChange={setDirty} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Day off or special hours' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Day off/ }));
    await expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  },
};

/** The sheet with other hours, as the server refused them. */
/** Hours that were entered are asked about before Escape throws them away. */
export const SpecialHoursLeft: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Day off or special hours' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Day off or special hours' }));
    await userEvent.click(await sheet.findByRole('radio', { name: /Day off/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await expect(sheet.getByRole('radio', { name: /Day off/ })).toBeChecked();
  },
};
export const SpecialHoursRefused: Story = {
  args: { errors: { times: ['Some of these times overlap.'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Day off or special hours' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('radio', { name: /Special hours/ }));
    await expect(sheet.getByText('Some of these times overlap.')).toBeVisible();
    await expect(sheet.getByRole('group', { name: 'Time 1' })).toBeVisible();
  },
};
export const SpecialHoursRefusedDark: Story = { ...SpecialHoursRefused, globals: { scheme: 'dark' } };

export const NoBookings: Story = {
  args: {
    start: addDays(TODAY, 1),
    end: addDays(TODAY, 1),
    state: day({ bookings: [], availability: someDatedHours(addDays(TODAY, 1)) }),
  },
};
/** Rain: whoever looks at the day may clear it in one step; what is past of a range stays as it was. */
export const BulkRescheduleLink: Story = {
  args: { start: addDays(TODAY, -1), end: addDays(TODAY, 2) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Unplayable time' })).toHaveAttribute(
      'href',
      `/pro/lessons/unplayable?start=${TODAY}&end=${addDays(TODAY, 2)}`,
    ),
};
/** What is past stays as it was: the sheet begins with today, and with the hours of today. */
export const HoursOfARangeBegunBefore: Story = {
  args: {
    start: addDays(TODAY, -1),
    end: addDays(TODAY, 2),
    state: day({
      availability: [
        ...someDatedHours(addDays(TODAY, -1)),
        { date: TODAY, start: '06:00:00', end: '10:30:00', source: 'override' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Days off or special hours' }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByRole('radiogroup', { name: 'From Tuesday 24 November' })).toBeVisible();
    await expect(sheet.getByRole('radio', { name: /Special hours/ })).toBeChecked();
    const time = within(sheet.getByRole('group', { name: 'Time 1' }));
    await expect(time.getByRole('combobox', { name: /From/ })).toHaveDisplayValue('06:00');
    await expect(sheet.queryByRole('group', { name: 'Time 2' })).toBeNull();
  },
};
export const DayOff: Story = { args: { state: day({ bookings: [], availability: [] }) } };
export const SpecialHours: Story = {
  args: { state: day({ availability: [{ date: TODAY, start: '06:00:00', end: '10:30:00', source: 'override' }] }) },
};
export const ADayBehind: Story = {
  args: {
    start: addDays(TODAY, -7),
    end: addDays(TODAY, -7),
    state: day({ bookings: [aPastLesson()], availability: someDatedHours(addDays(TODAY, -7)) }),
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: 'Unplayable time' })).toBeNull(),
};
export const AWeek: Story = {
  args: {
    end: addDays(TODAY, 6),
    state: day({
      bookings: [...day().bookings, aLesson({ date: addDays(TODAY, 4) })],
      availability: someDatedHours(TODAY, addDays(TODAY, 6)),
    }),
  },
};
export const LongText: Story = {
  args: {
    state: day({
      bookings: [
        aLesson({ date: TODAY, player: LONG_NAMED }),
        aLesson({
          date: TODAY,
          start: '12:00:00',
          player: null,
          player_id: null,
          guest_name: 'The Worshipful Company of Left-Handed Putters and their Guests',
        }),
      ],
    }),
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { scheme: 'dark', viewport: { value: 'desktop' } } };
