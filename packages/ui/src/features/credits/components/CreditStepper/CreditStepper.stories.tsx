import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CreditStepper } from './CreditStepper.tsx';

const meta = {
  title: 'Components/Credits/Stepper',
  component: CreditStepper,
  args: { label: 'How many credits', value: 4, onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState<number | null>(args.value);
    return <CreditStepper {...args} value={value} onChange={(next) => (setValue(next), args.onChange(next))} />;
  },
} satisfies Meta<typeof CreditStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'How many credits' });
    await userEvent.click(canvas.getByRole('button', { name: 'One credit more' }));
    await expect(field).toHaveValue(5);
    await expect(canvas.getByText('1 hour 15 minutes of tuition')).toBeVisible();
    await userEvent.click(field);
    await userEvent.keyboard('20');
    await expect(field).toHaveValue(20);
    await expect(canvas.getByRole('button', { name: 'One credit more' })).toBeDisabled();
  },
};
/** What is typed stays, and is a number of credits or none: the field can be emptied, and 25 is not 20. */
export const Typed: Story = {
  args: { value: 3 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton', { name: 'How many credits' });
    await userEvent.click(field);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue(null);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('5');
    await expect(field).toHaveValue(5);
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    for (const text of ['25', '0', '2.5']) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      await expect(field).toHaveValue(Number(text));
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('Choose 1 to 20');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    }
    await userEvent.clear(field);
    await userEvent.type(field, '25');
    await expect(canvas.getByRole('button', { name: 'One credit more' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'One credit fewer' }));
    await expect(field).toHaveValue(20);
    await expect(field).toBeValid();
  },
};
/** Nothing is chosen yet: the first step is one credit. */
export const NothingChosen: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One credit more' }));
    await expect(canvas.getByRole('spinbutton', { name: 'How many credits' })).toHaveValue(1);
  },
};
export const Least: Story = { args: { value: 1 } };
export const Refused: Story = { args: { error: 'Please choose 1 to 20 credits.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { globals: { scheme: 'dark' } };
