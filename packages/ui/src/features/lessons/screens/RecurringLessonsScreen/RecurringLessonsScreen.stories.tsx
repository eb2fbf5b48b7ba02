import type { SeriesDate } from '@fairway/contracts/lessons/series';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { aProBookingForm } from '../../../../testing/booking-form.ts';
import { TODAY } from '../../../../testing/clock.ts';
import { ALEX, LONG_NAMED } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { addDays } from '@fairway/time/calendar';
import { timeAfter } from '../../../../format/hours.ts';
import { RecurringLessonsScreen } from './RecurringLessonsScreen.tsx';
import type { SeriesFacts } from './SeriesForm.tsx';

const FIRST = addDays(TODAY, 2);
const START = '10:00:00';
const aDate = (week: number, over: Partial<SeriesDate> = {}): SeriesDate => ({
  date: addDays(FIRST, week * 7),
  start: START,
  end: timeAfter(START, 30),
  status: 'free',
  bookable: true,
  reason: null,
  ...over,
});
const dates = [
  aDate(0),
  aDate(1, { status: 'taken', bookable: false, reason: 'Sorry, that time is no longer free. Please choose another.' }),
  aDate(2),
  aDate(3, { status: 'outside', reason: 'That time is outside the hours of this diary.' }),
];
const plan = { duration: 30, date: FIRST, start: START, count: 4 } as const;
const facts = (over: Partial<SeriesFacts> = {}): { status: 'ready' } & SeriesFacts => ({
  status: 'ready',
  form: aProBookingForm(),
  plan,
  player_id: ALEX.id,
  preview: { status: 'ready', dates },
  ...over,
});

const meta = {
  title: 'Screens/Pro/Weekly lessons',
  component: RecurringLessonsScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: { state: facts(), onPlan: fn(), onPlayer: fn(), onBook: fn(async () => {}), onDirtyChange: fn() },
} satisfies Meta<typeof RecurringLessonsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Free dates are ticked; one outside the hours can be ticked too, a taken one cannot. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const rows = within(canvas.getByRole('list', { name: 'Dates of the series' })).getAllByRole('checkbox');
    await expect(rows.map((row) => (row as HTMLInputElement).checked)).toEqual([true, false, true, false]);
    await expect(rows[1]).toBeDisabled();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(rows[3]!);
    await userEvent.click(rows[2]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Book 2 lessons' }));
    await expect(args.onBook).toHaveBeenCalledWith({
      player_id: ALEX.id,
      guest_name: null,
      duration: 30,
      start: START,
      dates: [FIRST, addDays(FIRST, 21)],
      payment_type: 'credits',
      note: null,
      venue: null,
      outside_availability: true,
    });
  },
};
/** Nothing is chosen yet. */
export const Empty: Story = {
  args: { state: facts({ player_id: null, plan: { ...plan, date: null }, preview: null }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /^Book/ })).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'How many' }), '26 lessons');
    await expect(args.onPlan).toHaveBeenCalledWith({ ...plan, date: null, count: 26 });
  },
};
/** A series whose dates are chosen is not lost by a step back; before there is nothing to lose. */
export const Leaving: Story = {
  args: { state: facts({ plan: { ...plan, date: null }, preview: null }), leaving: { stay: fn(), leave: fn() } },
  play: async ({ args }) => {
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    await expect(args.leaving?.stay).toHaveBeenCalledOnce();
  },
};
/** Not enough credits for all of them. */
export const Poor: Story = { args: { state: facts({ player_id: LONG_NAMED.id }) } };
export const Guest: Story = { args: { state: facts({ player_id: 'guest' }) } };
export const Looking: Story = { args: { state: facts({ preview: { status: 'loading' } }) } };
export const PreviewFailed: Story = { args: { state: facts({ preview: { status: 'failed', retry: fn() } }) } };
export const Refused: Story = {
  args: { errors: { dates: ['Thursday 26 November: Sorry, that time is no longer free. Please choose another.'] } },
};
export const Closed: Story = {
  args: {
    state: facts({
      form: aProBookingForm({ refusal: 'Lessons cannot be booked with this coach at the moment.' }),
    }),
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
