import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TimeSelect } from './TimeSelect.tsx';

const meta = {
  title: 'Components/TimeSelect',
  component: TimeSelect,
  args: { label: 'Start', name: 'start', value: '12:00:00', onChange: fn() },
} satisfies Meta<typeof TimeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(96);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Start' }), '12:15');
    await expect(args.onChange).toHaveBeenCalledWith('12:15:00');
  },
};
export const EndOfDay: Story = {
  args: { label: 'End', name: 'end', value: '00:00:00', endOfDay: true },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox', { name: 'End' })).toHaveDisplayValue('Midnight'),
};
export const WithError: Story = { args: { error: 'The end is before the start.' } };
export const LongText: Story = { args: { label: 'The time from which players may book you on this day of the week' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
