import { Button, Switch, Text, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { useSingleKeys } from './useSingleKeys.ts';
import { useSingleKeysOn } from './useSingleKeysOn.ts';

/** Tells what was pressed, with the switch for single keys. */
function Presses() {
  const [on, setOn] = useSingleKeysOn();
  const [pressed, setPressed] = useState('nothing');
  useSingleKeys({ p: () => setPressed('the page’s p') });
  useSingleKeys({ p: () => setPressed('the frame’s p'), '?': () => setPressed('the frame’s ?') }, 'frame');
  return (
    <>
      <Switch label="Single keys" checked={on} onChange={(event) => setOn(event.currentTarget.checked)} />
      <TextInput label="Name" />
      <Button mt="md">Elsewhere</Button>
      <Text role="status">Pressed: {pressed}</Text>
    </>
  );
}

const meta = {
  title: 'Components/SingleKeys',
  component: Presses,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Presses>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A key of the page comes before the frame's, and none acts in a field or with Ctrl. */
export const On: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'p?');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect(status).toHaveTextContent('Pressed: nothing');
    await userEvent.keyboard('p');
    await expect(status).toHaveTextContent('Pressed: the page’s p');
    await userEvent.keyboard('?');
    await expect(status).toHaveTextContent('Pressed: the frame’s ?');
  },
};
export const Off: Story = {
  play: async ({ canvas }) => {
    const single = canvas.getByRole('switch', { name: 'Single keys' });
    await userEvent.click(single);
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await userEvent.keyboard('p?');
    await expect(canvas.getByRole('status')).toHaveTextContent('Pressed: nothing');
    // The next story begins with them on.
    await userEvent.click(single);
    await expect(single).toBeChecked();
  },
};
/** A phone has no keys to tell of. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await userEvent.keyboard('p?');
    await expect(canvas.getByRole('status')).toHaveTextContent('Pressed: nothing');
  },
};
