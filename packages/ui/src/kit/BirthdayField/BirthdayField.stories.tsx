import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BirthdayField, type BirthdayFieldProps } from './BirthdayField.tsx';

function Held(props: BirthdayFieldProps) {
  const [date, setDate] = useState(props.value);
  return (
    <BirthdayField
      {...props}
      value={date}
      onChange={(next) => {
        setDate(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/BirthdayField',
  component: BirthdayField,
  args: { value: '', onChange: fn() },
  render: (props) => <Held {...props} />,
} satisfies Meta<typeof BirthdayField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Day'), '4');
    await userEvent.type(canvas.getByLabelText('Month'), '1x2');
    await userEvent.type(canvas.getByLabelText('Year'), '1990');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-12-04');
    await expect(canvas.getByLabelText('Day')).toHaveValue('04');
  },
};
export const Emptied: Story = {
  args: { value: '1990--' },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByLabelText('Year'));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
export const Filled: Story = { args: { value: '1990-12-31' } };
export const Refused: Story = {
  args: { value: '1990-02-31', error: 'That day does not exist.' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      'That day does not exist.',
    ),
};
/** To go through the field changes nothing, so that what was said of it stays. */
export const Passed: Story = {
  args: { value: '1990-12-31', error: 'Please enter a date of birth in the past.' },
  play: async ({ canvas, args }) => {
    canvas.getByLabelText('Day').focus();
    for (let part = 0; part < 3; part++) await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
/** A browser would fill in the birthday of whoever it belongs to. */
export const OfSomeoneElse: Story = {
  args: { someoneElse: true },
  play: async ({ canvas }) => expect(canvas.getByLabelText('Day')).toHaveAttribute('autocomplete', 'off'),
};
export const Dark: Story = { args: { value: '1990-12-31' }, globals: { scheme: 'dark' } };
