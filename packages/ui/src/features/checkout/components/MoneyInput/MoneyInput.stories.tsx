import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MoneyInput } from './MoneyInput.tsx';

const meta = {
  title: 'Components/MoneyInput',
  component: MoneyInput,
  args: {
    label: 'Price of a credit',
    description: 'One credit pays for 15 minutes.',
    name: 'lesson_price',
    value: 1250,
    currency: 'GBP',
    onChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return <MoneyInput {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />;
  },
} satisfies Meta<typeof MoneyInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Price of a credit' });
    await expect(field).toHaveValue('12.50');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '9.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(950);
    await userEvent.tab();
    await expect(field).toHaveValue('9.50');
    await userEvent.clear(field);
    await userEvent.type(field, '12345678');
    await expect(field).toHaveValue('123456');
  },
};
/** Symbol and commas count for nothing: a limit that cut "£12,500" to "£12,50" would make another price of it. */
export const Written: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '£1,250.57');
    await expect(args.onChange).toHaveBeenLastCalledWith(125_050);
    await userEvent.tab();
    await expect(field).toHaveValue('1250.50');
    await userEvent.clear(field);
    await userEvent.paste('£12,500,000');
    await expect(field).toHaveValue('');
    await userEvent.paste('£12,500');
    await expect(args.onChange).toHaveBeenLastCalledWith(1_250_000);
    await userEvent.tab();
    await expect(field).toHaveValue('12500.00');
    await userEvent.type(field, '{Backspace}');
    await expect(field).toHaveValue('12500.0');
  },
};
export const Empty: Story = { args: { value: null } };
export const NotAPrice: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '12.a');
    await expect(field).toHaveAccessibleDescription(/Please enter a price, such as 35.00/);
    await expect(field).toHaveAttribute('data-unreadable');
    await userEvent.type(field, '{Backspace}5');
    await expect(field).not.toHaveAttribute('data-unreadable');
  },
};
export const Yen: Story = {
  args: { currency: 'JPY', value: 4500 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('4500');
    await userEvent.type(field, '.5');
    await expect(field).toHaveAccessibleDescription(/Please enter a price, such as 3500/);
  },
};
export const WithError: Story = { args: { value: null, error: 'Please specify a price' } };
export const LongText: Story = {
  args: {
    label: 'The price of one credit, which pays for 15 minutes of tuition at any of your clubs',
    error: 'That price is too high. '.repeat(4),
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
