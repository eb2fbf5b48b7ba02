import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TimeGrid } from './TimeGrid.tsx';

const hour = (at: number) => `${String(at).padStart(2, '0')}:00:00`;
const hours = (...starts: number[]) => starts.map((start) => ({ start: hour(start), end: hour(start + 1) }));

const meta = {
  title: 'Components/TimeGrid',
  component: TimeGrid,
  args: {
    label: 'Times on Tuesday 24 November',
    times: hours(9, 10, 11, 13, 14, 15, 17, 18),
    value: null,
    onChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return <TimeGrid {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />;
  },
} satisfies Meta<typeof TimeGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WholeDay: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '11:00 to 12:00' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('13:00:00');
    await expect(canvas.getByRole('group', { name: 'Evening' })).toBeVisible();
  },
};
export const Chosen: Story = { args: { value: '10:00:00' } };
export const OneTime: Story = { args: { times: hours(20) } };
export const WithError: Story = {
  args: { value: '10:00:00', error: 'That time has just been taken. Please choose another.' },
};
export const Many: Story = {
  args: {
    times: Array.from({ length: 40 }, (_, step) => ({
      start: `${String(8 + Math.floor(step / 4)).padStart(2, '0')}:${String((step % 4) * 15).padStart(2, '0')}:00`,
      end: hour(23),
    })),
  },
};
export const Dark: Story = { args: { value: '10:00:00' }, globals: { scheme: 'dark' } };
