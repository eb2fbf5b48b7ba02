import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TODAY } from '../../../../testing/clock.ts';
import { MonthCalendar } from './MonthCalendar.tsx';

const meta = {
  title: 'Components/MonthCalendar',
  component: MonthCalendar,
  args: {
    label: 'Date of the lesson',
    month: '2026-11',
    today: TODAY,
    minDay: TODAY,
    maxDay: '2027-02-24',
    counts: {
      '2026-11-24': 6,
      '2026-11-25': 1,
      '2026-11-27': 14,
      '2026-11-30': 3,
      '2026-12-01': 22,
      '2026-12-31': 8,
      '2027-01-31': 2,
    },
    value: null,
    onChange: fn(),
    onMonthChange: fn(),
  },
  render: (args) => {
    const [month, setMonth] = useState(args.month);
    const [value, setValue] = useState(args.value);
    return (
      <MonthCalendar
        {...args}
        month={month}
        onMonthChange={(next) => (setMonth(next), args.onMonthChange(next))}
        value={value}
        onChange={(next) => (setValue(next), args.onChange(next))}
      />
    );
  },
} satisfies Meta<typeof MonthCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FreeDays: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tuesday 24 November, 6 times' }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-24');
    await userEvent.click(canvas.getByRole('button', { name: 'Thursday 26 November, no times' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Previous month, October 2026' })).toBeDisabled();
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const today = canvas.getByRole('button', { name: 'Tuesday 24 November, 6 times' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(today).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: 'Monday 23 November, no times' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(args.onMonthChange).toHaveBeenCalledWith('2026-12');
    await expect(canvas.getByRole('button', { name: 'Sunday 6 December, no times' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-01');
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}');
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2027-02');
  },
};
export const Chosen: Story = { args: { value: '2026-11-27' } };
export const ChosenToday: Story = { args: { value: TODAY } };
export const LoadingTimes: Story = {
  args: { loading: true, counts: {} },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Tuesday 24 November, loading' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
};
export const NoTimes: Story = { args: { counts: {} } };
export const AnyDay: Story = { args: { anyDay: true, maxDay: undefined } };
export const SixWeeks: Story = {
  args: { month: '2027-05', today: '2027-05-11', minDay: undefined, maxDay: undefined },
};
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const Dark: Story = { args: { value: '2026-11-27' }, globals: { scheme: 'dark' } };
