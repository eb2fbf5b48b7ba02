import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { aBookingForm } from '../../../../testing/booking-form.ts';
import { TODAY } from '../../../../testing/clock.ts';
import { someNextTimes, someSlots } from '../../../../testing/slots.ts';
import { addDays, toMonth } from '@fairway/time/calendar';
import { inKolkata, inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { useFormStory } from '../../components/booking/useFormStory.ts';
import { type BookLessonFacts, BookLessonScreen } from './BookLessonScreen.tsx';

const slots = { status: 'ready' as const, slots: someSlots() };
const facts: BookLessonFacts = {
  groups: 0,
  form: aBookingForm(),
  choice: { duration: 60, date: null, time: null },
  month: toMonth(TODAY),
  monthSlots: slots,
  daySlots: slots,
  note: '',
  next: someNextTimes(),
};
const lastThursday = { date: addDays(TODAY, 9), start: '10:00:00', end: '11:00:00' };
const thursday = { duration: 60, date: addDays(TODAY, 2), time: null };
const atTen = { ...thursday, time: '10:00:00' };
const ready = (over: Partial<BookLessonFacts> = {}) => ({ status: 'ready' as const, ...facts, ...over });

function Kept(args: React.ComponentProps<typeof BookLessonScreen>) {
  const kept = useFormStory(args.state.status === 'ready' ? args.state : facts);
  return (
    <BookLessonScreen
      {...args}
      {...kept.callbacks}
      state={args.state.status === 'ready' ? { ...args.state, ...kept.facts } : args.state}
    />
  );
}

const meta = {
  title: 'Screens/Player/Book a lesson',
  component: BookLessonScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/lessons')],
  args: {
    state: ready(),
    here: '/player/lessons/book?duration=60&date=2026-11-26',
    onChoose: fn(),
    onMonth: fn(),
    onNote: fn(),
    onBook: fn(async () => undefined),
  },
  render: Kept,
} satisfies Meta<typeof BookLessonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithGroupLessons: Story = {
  args: { state: ready({ groups: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join a group lesson instead' })).toHaveAttribute(
      'href',
      '/player/lessons/groups',
    );
  },
};
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please choose a date to see the time times for it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Book lesson' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Tell me when a time is free' })).toHaveAttribute(
      'href',
      '/player/lessons/waiting?duration=60',
    );
  },
};
export const Booking: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '45 minutes' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Thursday 26 November, \d+ times$/ }));
    await userEvent.click(canvas.getByRole('radio', { name: '14:15 to 15:00' }));
    await expect(canvas.getByRole('radio', { name: /^Credits/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Pay on day/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Slices off the tee');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Book lesson' }));
    await expect(args.onBook).toHaveBeenCalledOnce();
    await expect(args.onBook).toHaveBeenCalledWith({
      duration: 45,
      date: addDays(TODAY, 2),
      time: [{ start: '14:15:00', end: '15:00:00' }],
      payment_type: 'on_day',
      credits: null,
      note: 'Slices off the tee',
    });
  },
  args: { onBook: fn(() => new Promise(() => undefined)) },
};
/** The third tap of three: the page, the time, the booking. */
export const NextTime: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Thursday 26 November, 09:00 to 10:00' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Book lesson' }));
    await expect(args.onBook).toHaveBeenCalledWith({
      duration: 60,
      date: addDays(TODAY, 2),
      time: [{ start: '09:00:00', end: '10:00:00' }],
      payment_type: 'credits',
      credits: 4,
      note: null,
    });
  },
};
/** The same time as last week comes first, and a page that was opened for it has it filled in. */
export const SameTime: Story = {
  args: {
    state: ready({
      choice: { duration: 60, date: lastThursday.date, time: lastThursday.start },
      month: toMonth(lastThursday.date),
      next: someNextTimes(60, { same_time: lastThursday }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('radio', { name: 'Same time next week, Thursday 3 December, 10:00 to 11:00' }),
    ).toBeChecked();
  },
};
export const SameTimeTaken: Story = { args: { state: ready({ next: someNextTimes(60, { missed: true }) }) } };
export const NoNextTimes: Story = { args: { state: ready({ next: someNextTimes(60, { times: [] }) }) } };
/** The times of another length are on their way. */
export const NextTimesStale: Story = {
  args: { state: ready({ next: someNextTimes(60, { stale: true }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Thursday 26 November, 09:00 to 10:00' })).toBeDisabled();
  },
};
/** A proposed time of a month that is still on its way can be booked at once. */
export const NextTimeBeforeItsMonth: Story = {
  args: { state: ready({ choice: { ...thursday, time: '09:00:00' }, daySlots: { status: 'loading' } }) },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Book lesson' })).toBeVisible(),
};
export const BookingByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: '1 hour' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Wednesday 25 November/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Tuesday 24 November, no times' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '09:15 to 10:15' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('Short game');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Credits/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBook).toHaveBeenCalledWith({
      duration: 60,
      date: addDays(TODAY, 2),
      time: [{ start: '09:15:00', end: '10:15:00' }],
      payment_type: 'credits',
      credits: 4,
      note: 'Short game',
    });
  },
};
export const AnotherDuration: Story = {
  args: { state: ready({ choice: atTen }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Book lesson' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '30 minutes' }));
    await expect(canvas.getByText('Please choose a date to see the time times for it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Book lesson' })).toBeNull();
  },
};
export const DayChosen: Story = { args: { state: ready({ choice: thursday }) } };
export const TimeChosen: Story = { args: { state: ready({ choice: atTen }) } };
export const TooFewCredits: Story = {
  args: { state: ready({ choice: atTen, form: aBookingForm({ credits: 1 }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /You have 1, need 4/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /Pay on day/ })).toBeChecked();
    await expect(canvas.getByRole('link', { name: 'Buy 3 credits' })).toHaveAttribute(
      'href',
      '/player/lessons/credits?credits=3&from=%2Fplayer%2Flessons%2Fbook%3Fduration%3D60%26date%3D2026-11-26',
    );
  },
};
export const NoPrice: Story = {
  args: { state: ready({ choice: atTen, form: aBookingForm({ credits: 0, lesson_price: null }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /that are missing/ })).toBeNull();
  },
};
export const TimeTaken: Story = {
  args: {
    state: ready({
      choice: { ...thursday, time: '13:00:00' },
      note: 'Short game',
      errors: { time: ['Sorry, that time is no longer free. Please choose another.'] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sorry, that time is no longer free. Please choose another.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Time' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: '09:00 to 10:00' }));
    await expect(canvas.queryByText('Sorry, that time is no longer free. Please choose another.')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Short game');
  },
};
/** A time that was chosen before it could be booked, on a public page say, and that is gone by now. */
export const TimeGone: Story = {
  args: { state: ready({ choice: { ...thursday, time: '13:00:00' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The time you chose is no longer free. Please choose another.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take Thursday 26 November, 14:00 to 15:00' }));
    await expect(canvas.getByRole('radio', { name: '14:00 to 15:00' })).toBeChecked();
  },
};
export const CreditsRefused: Story = {
  args: { state: ready({ choice: atTen, errors: { credits: ['You have 2 credits left.'] } }) },
};
export const RefusedOtherwise: Story = {
  args: {
    state: ready({ choice: atTen, errors: { player_id: ['Your coach is not taking bookings at the moment.'] } }),
  },
};
export const BareMonth: Story = {
  args: { state: ready({ monthSlots: { status: 'ready', slots: {} } }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See December 2026' }));
    await expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  },
};
export const FullDay: Story = {
  args: { state: ready({ choice: { ...thursday, date: '2026-12-03' }, month: '2026-12' }) },
};
export const LookingForTimes: Story = {
  args: { state: ready({ choice: thursday, monthSlots: { status: 'loading' }, daySlots: { status: 'loading' } }) },
};
export const TimesFailed: Story = {
  args: { state: ready({ monthSlots: { status: 'failed', retry }, daySlots: { status: 'failed', retry } }) },
};
export const Empty: Story = {
  args: { state: ready({ form: aBookingForm({ refusal: 'Your coach is not taking bookings at the moment.' }) }) },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Elsewhere: Story = {
  decorators: [inKolkata],
  args: { state: ready({ choice: atTen }) },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: '10:00 to 11:00, 15:30' })).toBeChecked(),
};
export const LongText: Story = {
  args: {
    state: ready({
      choice: atTen,
      note: 'I slice off the tee and would like to look at my grip. '.repeat(12),
      errors: { note: ['At most 1000 characters, please.'] },
    }),
  },
};
export const SmallPhone: Story = { ...TimeChosen, globals: { viewport: { value: 'small' } } };
export const Dark: Story = { ...TimeChosen, globals: { scheme: 'dark' } };
export const Desktop: Story = { ...TimeChosen, globals: { viewport: { value: 'desktop' } } };
export const DesktopReady: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopLoading: Story = { ...Loading, globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { ...TimeChosen, globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
