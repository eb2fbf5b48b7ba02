import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PinField, type PinFieldProps } from './PinField.tsx';

function Held(props: PinFieldProps) {
  const [pin, setPin] = useState(props.value);
  return (
    <PinField
      {...props}
      value={pin}
      onChange={(next) => {
        setPin(next);
        props.onChange(next);
      }}
    />
  );
}

/** Six cells hold a sign each. */
async function expectPin(cells: HTMLElement[], pin: string) {
  for (const [place, cell] of cells.entries()) await expect(cell).toHaveValue(pin.charAt(place));
}

const meta = {
  title: 'Components/PinField',
  component: PinField,
  args: { label: 'Pin', name: 'two_factor_pin', value: '', onChange: fn(), onComplete: fn() },
  render: (props) => <Held {...props} />,
} satisfies Meta<typeof PinField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Pin' });
    await userEvent.type(field, '12a34 5');
    await expectPin(canvas.getAllByRole('textbox'), '12345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('67');
    await expectPin(canvas.getAllByRole('textbox'), '123456');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await userEvent.keyboard('{Backspace}');
    await expectPin(canvas.getAllByRole('textbox'), '12345');
  },
};
export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Pin' });
    await userEvent.click(field);
    await userEvent.paste('Your code: 048 213.');
    await expectPin(canvas.getAllByRole('textbox'), '048213');
    await expect(args.onComplete).toHaveBeenCalledWith('048213');
  },
};
export const Code: Story = {
  args: { label: '6-character code', letters: true },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: '6-character code' });
    await userEvent.type(field, 'par-f u');
    await expectPin(canvas.getAllByRole('textbox'), 'PARFU');
    await userEvent.keyboard('r9');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('PARFUR');
  },
};
export const HalfWay: Story = {
  args: { value: '048' },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('textbox', { name: 'Pin' })),
};
export const WithHelp: Story = { args: { description: 'We have sent it to your email address.' } };
export const Refused: Story = {
  args: { value: '048', error: 'Please enter the 6 digits of the pin.' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Pin' })).toHaveAccessibleDescription(
      'Please enter the 6 digits of the pin.',
    ),
};
export const Dark: Story = { args: { value: '0482' }, globals: { scheme: 'dark' } };
