import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

function Held(props: PhoneFieldProps) {
  const [number, setNumber] = useState({ phone_cc: props.phone_cc, phone: props.phone });
  return (
    <PhoneField
      {...props}
      {...number}
      onChange={(change) => {
        setNumber((before) => ({ ...before, ...change }));
        props.onChange(change);
      }}
    />
  );
}

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: { label: 'Phone', phone_cc: 'GB', phone: '', onChange: fn() },
  render: (props) => <Held {...props} />,
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country of the phone number' }), 'Germany +49');
    await expect(args.onChange).toHaveBeenLastCalledWith({ phone_cc: 'DE' });
    await expect(canvas.getByText('+49')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '0171 1234567');
    await expect(args.onChange).toHaveBeenLastCalledWith({ phone: '0171 1234567' });
  },
};
export const LongCallingCode: Story = { args: { phone_cc: 'NA', phone: '81 123 4567' } };
export const WithHelp: Story = {
  args: { description: 'For texts about last-minute changes.' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      'For texts about last-minute changes.',
    ),
};
export const Refused: Story = {
  args: { phone: '12', error: 'Please enter a valid phone number.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please enter a valid phone number.');
  },
};
export const Dark: Story = { args: { phone: '07700 900123' }, globals: { scheme: 'dark' } };
