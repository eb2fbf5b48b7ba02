import type { SelectProps } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ClosedSelect } from './ClosedSelect.tsx';
import { Select } from './Select.tsx';
import { useEarlyUse } from '../useEarlyUse.ts';
import { expectSameHeight } from '../../testing/same-height.ts';

function Held(props: SelectProps) {
  const [value, setValue] = useState(props.value ?? null);
  return <Select {...props} value={value} onChange={(chosen) => setValue(chosen)} />;
}

const Closed = (props: SelectProps) => <ClosedSelect {...props} handlers={useEarlyUse().handlers} />;

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Club',
    data: [
      { group: 'Woods', items: [{ value: 'd', label: 'Driver' }] },
      { group: 'Irons', items: [{ value: '7i', label: '7 iron' }] },
    ],
    value: '7i',
    onChange: fn(),
  },
  render: (props) => <Held {...props} />,
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Club' });
    await expect(field).toHaveValue('7 iron');
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Driver' }));
    await expect(field).toHaveValue('Driver');
  },
};
/** What there is no room for is seen to go on. */
export const LongChoice: Story = {
  args: { data: [{ value: '7i', label: '24 October 2026: An hour later, in slow motion: look where the hands are' }] },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('combobox')).textOverflow).toBe('ellipsis');
  },
};
export const Empty: Story = { args: { value: null, placeholder: 'Choose a club' } };
export const WithError: Story = { args: { value: null, error: 'Please choose a club.' } };
export const WithHelp: Story = { args: { description: 'As it is in their bag.', required: true } };
export const Dark: Story = { globals: { scheme: 'dark' } };

/** Before its list is here: nothing moves once it comes. */
export const BeforeItIsHere: Story = {
  args: { description: 'As it is in their bag.', error: 'Please choose a club.', required: true },
  render: (props) => (
    <>
      <Closed {...props} />
      <Held {...props} />
    </>
  ),
  play: async ({ canvas }) => {
    await expectSameHeight(canvas.getAllByLabelText(/^Club/, { selector: 'input' }));
    await expect(canvas.getByRole('textbox', { name: /^Club/ })).toHaveValue('7 iron');
  },
};
