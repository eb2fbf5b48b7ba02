import type { AutocompleteProps } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { useEarlyUse } from '../useEarlyUse.ts';
import { ClosedSuggest, SuggestField } from './SuggestField.tsx';
import { expectSameHeight } from '../../testing/same-height.ts';

function Held(props: AutocompleteProps) {
  const [value, setValue] = useState(props.value ?? '');
  return <SuggestField {...props} value={value} onChange={setValue} />;
}

const Closed = (props: AutocompleteProps) => <ClosedSuggest {...props} handlers={useEarlyUse().handlers} />;

const meta = {
  title: 'Components/SuggestField',
  component: SuggestField,
  args: { label: 'Category', data: ['Bunkers', 'Putting'], value: '' },
  render: (props) => <Held {...props} />,
} satisfies Meta<typeof SuggestField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.type(field, 'put');
    await userEvent.click(await screen.findByRole('option', { name: 'Putting' }));
    await expect(field).toHaveValue('Putting');
  },
};
export const Own: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Category' }), 'Wedges');
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('Wedges');
  },
};
export const Dark: Story = { args: { value: 'Putting' }, globals: { scheme: 'dark' } };

/** Before its list is here: nothing moves once it comes. */
export const BeforeItIsHere: Story = {
  args: { description: 'Choose one, or type a new one.', error: 'Please choose.', required: true, value: 'Wedges' },
  render: (props) => (
    <>
      <Closed {...props} />
      <Held {...props} />
    </>
  ),
  play: async ({ canvas }) => {
    await expectSameHeight(canvas.getAllByLabelText(/^Category/, { selector: 'input' }));
    await expect(canvas.getByRole('textbox', { name: /^Category/ })).toHaveValue('Wedges');
  },
};
