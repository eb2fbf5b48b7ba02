import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioTiles } from './RadioTiles.tsx';

const meta = {
  title: 'Components/RadioTiles',
  component: RadioTiles,
  args: {
    label: 'Payment',
    name: 'payment_type',
    columns: 1,
    wideColumns: 2,
    roomy: true,
    options: [
      { value: 'credits', label: 'Use 4 credits', detail: 'You have 9' },
      { value: 'on_day', label: 'Pay on day' },
    ],
    value: 'credits',
    onChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return <RadioTiles {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />;
  },
} satisfies Meta<typeof RadioTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roomy: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Use 4 credits/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledWith('on_day');
    await expect(canvas.getByRole('radio', { name: 'Pay on day' })).toBeChecked();
  },
};
export const WithDisabled: Story = {
  args: {
    value: 'on_day',
    options: [
      { value: 'credits', label: 'Use 4 credits', detail: 'You have 1', disabled: true },
      { value: 'on_day', label: 'Pay on day' },
    ],
  },
};
export const WithError: Story = {
  args: { value: null, error: 'Please choose how to pay.' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('radiogroup', { name: 'Payment' })).toHaveAccessibleDescription(
      'Please choose how to pay.',
    ),
};
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'credits',
        label: 'Use 8 of the credits that your pro gave you for the winter programme',
        detail: 'You have 9, the earliest of which expire on 30 November 2026',
      },
    ],
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
