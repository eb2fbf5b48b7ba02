import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { aProBookingForm } from '../../../../testing/booking-form.ts';
import { TODAY } from '../../../../testing/clock.ts';
import { aLesson, noPermissions, somePermissions } from '../../../../testing/lessons.ts';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { someSlots } from '../../../../testing/slots.ts';
import { TERMS } from '../../../../testing/money.ts';
import { addDays, toMonth } from '@fairway/time/calendar';
import { useProFormStory } from '../../components/pro/useProFormStory.ts';
import { type ProChangeFacts, ProChangeLessonScreen } from './ProChangeLessonScreen.tsx';

const lesson = aLesson({ note: 'Short game' });
const slots = { status: 'ready' as const, slots: someSlots() };
const ready = (over: Partial<ProChangeFacts> = {}): ProChangeFacts & { status: 'ready' } => {
  const { date, start, duration, note } = over.lesson ?? lesson;
  return {
    status: 'ready',
    lesson,
    form: aProBookingForm(),
    choice: { duration, date, time: start, outside: false },
    month: toMonth(date),
    monthSlots: slots,
    daySlots: slots,
    note: note ?? '',
    venue: 'club-1',
    ...over,
  };
};
const lasting = (duration: number) => ({ duration, date: addDays(TODAY, 2), time: '14:00:00', outside: false });

function Kept(args: ComponentProps<typeof ProChangeLessonScreen>) {
  const { facts, callbacks } = useProFormStory(args.state.status === 'ready' ? args.state : ready());
  return (
    <ProChangeLessonScreen
      {...args}
      {...callbacks}
      state={args.state.status === 'ready' ? { ...args.state, ...facts } : args.state}
    />
  );
}

const meta = {
  title: 'Screens/Pro/Change a lesson',
  component: ProChangeLessonScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: {
    state: ready(),
    onChoose: fn(),
    onMonth: fn(),
    onNote: fn(),
    onVenue: fn(),
    onChange: fn(async () => undefined),
    onCancel: fn(async () => undefined),
    onCancelled: fn(),
    terms: TERMS,
    onMoney: fn(async () => undefined),
  },
  render: Kept,
} satisfies Meta<typeof ProChangeLessonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Alex Taylor, now Thursday 26 November, 10:00 to 11:00')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '10:00 to 11:00' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};
export const Moves: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Friday 27 November, / }));
    await userEvent.click(canvas.getByRole('radio', { name: '11:30 to 12:30' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Venue' }), 'Parkfield Driving Range');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      duration: 60,
      date: addDays(TODAY, 3),
      time: [{ start: '11:30:00', end: '12:30:00' }],
      note: 'Short game',
      venue: 'club-2',
      outside_availability: false,
    });
  },
};
/** One of a weekly series: this one, or this and the later ones. */
export const OfASeries: Story = {
  args: { state: ready({ lesson: aLesson({ series_id: 'series-1' }) }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Friday 27 November, / }));
    await userEvent.click(canvas.getByRole('radio', { name: '11:30 to 12:30' }));
    await userEvent.click(canvas.getByRole('radio', { name: /^This and later lessons/ }));
    await expect(canvas.queryByRole('combobox', { name: 'Venue' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ date: '2026-11-27', following: true, time: [{ start: '11:30:00', end: '12:30:00' }] }),
    );
  },
};
/** Cancelling one of a series takes the later ones along when the coach says so. */
export const CancelsASeries: Story = {
  args: { state: ready({ lesson: aLesson({ series_id: 'series-1' }) }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel lesson' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /^This and later lessons/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel lessons' }));
    await expect(args.onCancel).toHaveBeenCalledWith(expect.objectContaining({ series_id: 'series-1' }), false, true);
  },
};
export const Cancels: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel lesson' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to cancel this lesson?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel lesson' }));
    await expect(args.onCancel).toHaveBeenCalledWith(lesson, false);
    await waitFor(() => expect(args.onCancelled).toHaveBeenCalledOnce());
  },
};
/** A lesson outside the hours keeps its own time: its note can still be mended. */
export const OutsideTheHours: Story = {
  args: { state: ready({ lesson: aLesson({ start: '21:00:00', can: somePermissions({ late: true }) }) }) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Floodlights');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ time: [{ start: '21:00:00', end: '22:00:00' }], note: 'Floodlights' }),
    );
  },
};
export const Longer: Story = {
  args: { state: ready({ choice: lasting(90) }) },
  play: async ({ canvas }) => expect(canvas.getByText('2 more credits will be taken. Alex has 6.')).toBeVisible(),
};
export const Shorter: Story = {
  args: { state: ready({ choice: lasting(30) }) },
  play: async ({ canvas }) => expect(canvas.getByText('2 credits will be returned to Alex.')).toBeVisible(),
};
export const Guest: Story = {
  args: {
    state: ready({
      lesson: aLesson({ player: null, player_id: null, guest_name: 'Society of Seniors', payment_type: 'on_day' }),
    }),
  },
};
export const TimeTaken: Story = {
  args: {
    state: ready({
      choice: { ...lasting(60), time: '13:00:00' },
      errors: { time: ['Sorry, that time is no longer free. Please choose another.'] },
    }),
  },
};
export const NotAllowed: Story = {
  args: { state: ready({ lesson: aLesson({ date: TODAY, start: '09:00:00', can: noPermissions() }) }) },
};
export const LongText: Story = {
  args: {
    state: ready({ lesson: aLesson({ player: LONG_NAMED }), note: 'Chipping and putting, and the yips. '.repeat(20) }),
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { args: Longer.args, globals: { scheme: 'dark' } };
export const Desktop: Story = { args: Longer.args, globals: { viewport: { value: 'desktop' } } };
