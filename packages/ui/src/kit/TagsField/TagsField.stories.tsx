import type { TagsInputProps } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { useEarlyUse } from '../useEarlyUse.ts';
import { ClosedTags, TagsField } from './TagsField.tsx';
import { expectSameHeight } from '../../testing/same-height.ts';

function Held(props: TagsInputProps) {
  const [value, setValue] = useState(props.value ?? []);
  return <TagsField {...props} value={value} onChange={setValue} />;
}

const Closed = (props: TagsInputProps) => <ClosedTags {...props} handlers={useEarlyUse().handlers} />;

const meta = {
  title: 'Components/TagsField',
  component: TagsField,
  args: { label: 'Tags', data: ['Bunkers', 'Putting'], value: ['Wedges'] },
  render: (props) => <Held {...props} />,
} satisfies Meta<typeof TagsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'put');
    await userEvent.click(await screen.findByRole('option', { name: 'Putting' }));
    await expect(canvas.getByText('Putting')).toBeVisible();
    await expect(canvas.getByText('Wedges')).toBeVisible();
  },
};
export const Own: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'Tempo{Enter}');
    await expect(canvas.getByText('Tempo')).toBeVisible();
  },
};
export const Empty: Story = { args: { value: [] } };
export const Dark: Story = { globals: { scheme: 'dark' } };

/** Before its list is here: nothing moves once it comes. */
export const BeforeItIsHere: Story = {
  args: {
    description: 'Press Enter after each.',
    error: 'Please add one.',
    required: true,
    value: ['Wedges', 'Tempo'],
  },
  render: (props) => (
    <>
      <Closed {...props} />
      <Held {...props} />
    </>
  ),
  play: async ({ canvas }) => {
    await expectSameHeight(canvas.getAllByLabelText(/^Tags/, { selector: 'input' }));
    await expect(canvas.getAllByText('Tempo')).toHaveLength(2);
  },
};
