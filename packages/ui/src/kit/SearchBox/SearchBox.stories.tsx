import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'Components/SearchBox',
  component: SearchBox,
  args: { label: 'Search by name', value: '', onChange: () => undefined },
  render: function Searching({ label, value }) {
    const [typed, setTyped] = useState(value);
    return <SearchBox label={label} value={typed} onChange={setTyped} />;
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search by name' });
    await userEvent.type(box, 'tay');
    await expect(box).toHaveValue('tay');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};
/** The words come back from an address a moment later: letters stand where they are typed. */
export const TypedInTheMiddle: Story = {
  render: function Searching({ label }) {
    const [words, setWords] = useState('');
    return (
      <>
        <SearchBox label={label} value={words} onChange={(text) => setTimeout(() => setWords(text), 30)} />
        <button type="button" onClick={() => setWords('')}>
          Show all
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search by name' });
    await userEvent.type(box, 'Ber');
    await userEvent.type(box, 'ak', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(box).toHaveValue('Baker');
    await userEvent.type(box, 's');
    await expect(box).toHaveValue('Bakers');
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
      await expect(box).toHaveValue('');
    });
  },
};
/** "/" leads into it, at a desk. */
export const Slash: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { slash: true },
  render: (args) => <SearchBox {...args} />,
  play: async ({ canvas }) => {
    await userEvent.keyboard('/');
    const box = canvas.getByRole('searchbox', { name: 'Search by name' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('');
  },
};
export const Filled: Story = { args: { value: 'Featherstonehaugh-Cholmondeley' } };
export const Dark: Story = { args: { value: 'tay' }, globals: { scheme: 'dark' } };
