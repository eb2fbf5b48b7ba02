import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AddressFields, type AddressFieldsProps, NO_ADDRESS } from './AddressFields.tsx';

function Live(props: AddressFieldsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <form style={{ display: 'grid', gap: 16 }}>
      <AddressFields
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
    </form>
  );
}

const lewes = {
  address_line1: '4 Mill Lane',
  address_line2: '',
  address_city: 'Lewes',
  address_postcode: 'BN7 2LA',
  address_county: 'East Sussex',
};

const meta = {
  title: 'Components/AddressFields',
  component: AddressFields,
  args: { value: NO_ADDRESS, onChange: fn(), getError: (_field: string): string | undefined => undefined, clear: fn() },
  render: Live,
} satisfies Meta<typeof AddressFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Address line 1'), '4 Mill Lane');
    await userEvent.selectOptions(canvas.getByLabelText('County'), 'East Sussex');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...NO_ADDRESS,
      address_line1: '4 Mill Lane',
      address_county: 'East Sussex',
    });
  },
};
export const Filled: Story = { args: { value: lewes } };
export const Elsewhere: Story = {
  args: { value: lewes },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('County'), 'Outside England');
    await userEvent.type(canvas.getByLabelText('County or region'), 'Fife');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...lewes, address_county: 'Fife' });
  },
};
export const FromElsewhere: Story = { args: { value: { ...lewes, address_county: 'Fife' } } };
export const Refused: Story = {
  args: {
    getError: (field) =>
      ({
        address_line1: 'Please enter the first line of your address.',
        address_postcode: 'Please enter your postcode.',
      })[field],
  },
};
export const LongText: Story = {
  args: { value: { ...lewes, address_line1: 'The Old Groundskeeper’s Cottage behind the Ninth Green '.repeat(3) } },
};
export const Dark: Story = { args: { value: lewes }, globals: { scheme: 'dark' } };
