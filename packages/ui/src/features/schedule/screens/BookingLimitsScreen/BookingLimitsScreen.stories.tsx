import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { BookingLimitsScreen } from './BookingLimitsScreen.tsx';

const saved = { booking_notice_hours: 2, lesson_buffer_minutes: 0, lessons_per_day: null, refill_refund: true };

const meta = {
  title: 'Screens/Pro/Booking limits',
  component: BookingLimitsScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: { state: { status: 'ready', ...saved }, onSave: fn(), onDirtyChange: fn() },
} satisfies Meta<typeof BookingLimitsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing but the two hours that every diary begins with. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/until 2 hours before a lesson starts\.$/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Minimum notice' }), '1 day');
    await userEvent.click(canvas.getByRole('radio', { name: '15 minutes' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Maximum lessons a day' }), '6 lessons');
    await expect(
      canvas.getByText(
        /until 1 day before.*15 minutes stay free between two lessons, and a day is full with 6 lessons/,
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /^Give credits back/ }));
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Settings' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      booking_notice_hours: 24,
      lesson_buffer_minutes: 15,
      lessons_per_day: 6,
      refill_refund: false,
    });
  },
};
/** Values that only the API can set stay choices. */
export const Unusual: Story = {
  args: {
    state: {
      status: 'ready',
      booking_notice_hours: 5,
      lesson_buffer_minutes: 60,
      lessons_per_day: 40,
      refill_refund: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Minimum notice' })).toHaveDisplayValue('5 hours');
    await expect(canvas.getByRole('combobox', { name: 'Maximum lessons a day' })).toHaveDisplayValue('40 lessons');
  },
};
export const Refused: Story = {
  args: {
    errors: {
      booking_notice_hours: ['Please choose 0 to 168 hours.'],
      lesson_buffer_minutes: ['Please choose 0, 15, 30, 45 or 60 minutes.'],
      lessons_per_day: ['Please choose 1 to 96 lessons, or no limit.'],
    },
  },
};
export const Leaves: Story = { args: { leaving: { stay: fn(), leave: fn() } } };
export const Busy: Story = { args: { busy: true } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { ...Unusual, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
