import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { aProBookingForm } from '../../../../testing/booking-form.ts';
import { calendarArgs } from '../../../../testing/calendar-screen.ts';
import { TODAY } from '../../../../testing/clock.ts';
import { ALEX } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { addDays } from '@fairway/time/calendar';
import { BookTimeForm } from './BookTimeForm.tsx';
import { CalendarScreen } from './CalendarScreen.tsx';

const onBook = fn(async () => undefined);
const onAllOptions = fn();

const meta = {
  title: 'Screens/Pro/Diary calendar: booking',
  component: CalendarScreen,
  decorators: [inProShell('/pro/lessons/diary/calendar')],
  parameters: pageParameters,
  args: {
    ...calendarArgs(),
    view: 'day',
    date: addDays(TODAY, 1),
    renderBooking: (at) => (
      <BookTimeForm
        {...at}
        state={{ status: 'ready', form: aProBookingForm() }}
        onBook={onBook}
        onAllOptions={onAllOptions}
      />
    ),
  },
} satisfies Meta<typeof CalendarScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A free time is booked where it was tapped: three taps. */
export const BooksATime: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Free 12:00 to 12:30, book or block' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Wednesday 25 November' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Alex Taylor' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Book lesson' }));
    await expect(onBook).toHaveBeenCalledWith(
      expect.objectContaining({ player_id: ALEX.id, time: [{ start: '12:00:00', end: '13:00:00' }] }),
    );
  },
};

/** What was chosen goes along to the whole form; a guest's name does by the device, not by the address. */
export const OpensAllOptions: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Free 12:00 to 12:30, book or block' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Wednesday 25 November' }));
    await userEvent.click(await sheet.findByRole('radio', { name: 'A guest or group' }));
    await userEvent.type(sheet.getByRole('textbox', { name: /name/i }), 'Linden & Co');
    await userEvent.click(sheet.getByRole('radio', { name: /45/ }));
    const all = sheet.getByRole('link', { name: 'All options' });
    await expect(all).toHaveAttribute('href', '/pro/lessons/book?date=2026-11-25&time=12%3A00&duration=45&id=guest');
    all.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(all);
    await expect(onAllOptions).toHaveBeenCalledWith('Linden & Co');
  },
};
