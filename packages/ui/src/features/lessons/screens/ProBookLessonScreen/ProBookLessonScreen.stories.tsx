import { GUEST } from '@fairway/contracts/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { aProBookingForm } from '../../../../testing/booking-form.ts';
import { TODAY } from '../../../../testing/clock.ts';
import { ALEX, LONG_NAMED, PRIYA } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { someNextTimes, someSlots } from '../../../../testing/slots.ts';
import { addDays, toMonth } from '@fairway/time/calendar';
import { useProFormStory } from '../../components/pro/useProFormStory.ts';
import { type ProBookFacts, ProBookLessonScreen } from './ProBookLessonScreen.tsx';

const slots = { status: 'ready' as const, slots: someSlots() };
const blank: ProBookFacts = {
  form: aProBookingForm(),
  choice: { duration: 30, date: null, time: null, outside: false },
  month: toMonth(TODAY),
  monthSlots: slots,
  daySlots: slots,
  note: '',
  venue: null,
  next: someNextTimes(30),
  player_id: null,
  guest_name: '',
};
const thursday = { duration: 60, date: addDays(TODAY, 2), time: null, outside: false };
const atTen = { ...thursday, time: '10:00:00' };
const ready = (over: Partial<ProBookFacts> = {}) => ({ status: 'ready' as const, ...blank, ...over });

function Kept(args: ComponentProps<typeof ProBookLessonScreen>) {
  const given = args.state.status === 'ready' ? args.state : blank;
  const { facts, callbacks } = useProFormStory(given);
  const [player_id, setPlayer] = useState(given.player_id);
  const [guest_name, setGuestName] = useState(given.guest_name);
  return (
    <ProBookLessonScreen
      {...args}
      {...callbacks}
      onPlayer={setPlayer}
      onGuestName={setGuestName}
      state={args.state.status === 'ready' ? { ...args.state, ...facts, player_id, guest_name } : args.state}
    />
  );
}

const meta = {
  title: 'Screens/Pro/Book a lesson',
  component: ProBookLessonScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: {
    state: ready(),
    onChoose: fn(),
    onMonth: fn(),
    onNote: fn(),
    onVenue: fn(),
    onPlayer: fn(),
    onGuestName: fn(),
    onBook: fn(async () => undefined),
  },
  render: Kept,
} satisfies Meta<typeof ProBookLessonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** Three taps: a player seen lately, the next free time, and the booking. */
export const BooksInThreeTaps: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alex Taylor' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Thursday 26 November, 09:00 to 09:30' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Book lesson' }));
    await expect(args.onBook).toHaveBeenCalledWith(
      expect.objectContaining({
        player_id: ALEX.id,
        date: addDays(TODAY, 2),
        time: [{ start: '09:00:00', end: '09:30:00' }],
        payment_type: 'credits',
      }),
    );
  },
};

/** A player is found by name, a free time chosen, and paid with their credits. */
export const BooksForAPlayer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Player' }), 'tay');
    const option = await screen.findByRole('option', { name: 'Alex Taylor 6 credits' });
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.click(option);
    await userEvent.click(canvas.getByRole('radio', { name: '1 hour' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Thursday 26 November, / }));
    await userEvent.click(canvas.getByRole('radio', { name: '10:00 to 11:00' }));
    await expect(canvas.getByRole('radio', { name: /Credits.*4 credits · Alex has 6/ })).toBeChecked();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Venue' }), 'Parkfield Driving Range');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Book lesson' }));
    await expect(args.onBook).toHaveBeenCalledOnce();
    await expect(args.onBook).toHaveBeenCalledWith({
      player_id: ALEX.id,
      guest_name: null,
      duration: 60,
      date: addDays(TODAY, 2),
      time: [{ start: '10:00:00', end: '11:00:00' }],
      payment_type: 'credits',
      credits: 4,
      note: null,
      venue: 'club-2',
      outside_availability: false,
    });
  },
  args: { onBook: fn(() => new Promise(() => undefined)) },
};

/** A guest at a time outside the hours, by the keyboard alone. */
export const BooksForAGuest: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'A player' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard('Society of Seniors');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '45 minutes' })).toBeChecked();
    canvas.getByRole('button', { name: /^Tuesday 24 November, / }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(canvas.getByText(/free times on Thursday 26 November/)).toBeVisible();
    const other = canvas.getByRole('button', { name: 'Another time' });
    other.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Start' })).toHaveFocus());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Start' }), '21:30');
    await expect(canvas.getByText('Outside the free times')).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: 'Payment' })).toBeNull();
    canvas.getByRole('button', { name: 'Book lesson' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBook).toHaveBeenCalledWith(
      expect.objectContaining({
        player_id: GUEST,
        guest_name: 'Society of Seniors',
        duration: 45,
        time: [{ start: '21:30:00', end: '22:15:00' }],
        payment_type: 'on_day',
        outside_availability: true,
      }),
    );
  },
};

/** Another duration starts the date and the time afresh. */
export const AnotherDuration: Story = {
  args: { state: ready({ choice: { ...atTen, outside: true }, player_id: ALEX.id }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '2 hours' }));
    await expect(canvas.getByText('Please choose a date to see the time times for it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Book lesson' })).toBeNull();
    await expect(canvas.queryByRole('group', { name: 'Another time' })).toBeNull();
  },
};
export const TimeChosen: Story = { args: { state: ready({ choice: atTen, player_id: ALEX.id }) } };
export const OutsideTheHours: Story = {
  args: {
    state: ready({
      choice: { ...thursday, date: addDays(TODAY, 5), time: '07:15:00', outside: true },
      player_id: ALEX.id,
    }),
  },
};
export const TooFewCredits: Story = {
  args: { state: ready({ choice: atTen, player_id: PRIYA.id }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Priya has 1, needs 4/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /Pay on day/ })).toBeChecked();
  },
};
export const NobodyFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Player' }), 'zz');
    await expect(canvas.getAllByText('No player of that name')[0]).toBeVisible();
  },
};
export const NoPlayerChosen: Story = {
  args: { state: ready({ choice: atTen, errors: { player_id: ['Please choose a player or a guest.'] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please choose a player or a guest.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Player' })).toHaveFocus());
  },
};
export const NoGuestName: Story = {
  args: {
    state: ready({
      choice: atTen,
      player_id: GUEST,
      errors: { guest_name: ['Please enter the name of your guest or group.'] },
    }),
  },
};
export const TimeTaken: Story = {
  args: {
    state: ready({
      choice: { ...thursday, time: '13:00:00' },
      player_id: ALEX.id,
      errors: { time: ['Sorry, that time is no longer free. Please choose another.'] },
    }),
  },
  play: async ({ canvas }) => {
    const times = within(canvas.getByRole('region', { name: 'Time' }));
    await expect(times.getByText('Sorry, that time is no longer free. Please choose another.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Book lesson' })).toBeNull();
  },
};
/** One venue, no players yet. */
export const NewCoach: Story = {
  args: { state: ready({ form: aProBookingForm({ players: [], clubs: [] }), player_id: GUEST, choice: atTen }) },
};
export const Empty: Story = {
  args: {
    state: ready({ form: aProBookingForm({ refusal: 'Lessons cannot be booked with this coach at the moment.' }) }),
  },
};
export const LongText: Story = {
  args: {
    state: ready({ choice: atTen, player_id: LONG_NAMED.id, note: 'Chipping and putting, and the yips. '.repeat(20) }),
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { ...TimeChosen, globals: { scheme: 'dark' } };
export const OutsideDark: Story = { ...OutsideTheHours, globals: { scheme: 'dark' } };
export const Desktop: Story = { ...TimeChosen, globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { ...TimeChosen, globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
