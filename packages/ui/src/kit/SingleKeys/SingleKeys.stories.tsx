import { Button, Text, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SingleKeysProvider, useSingleKeys } from './SingleKeys.tsx';

function Presses() {
  const [pressed, setPressed] = useState('nothing');
  useSingleKeys({ p: () => setPressed('the page’s p') });
  useSingleKeys({ p: () => setPressed('the frame’s p'), '?': () => setPressed('the frame’s ?') }, 'frame');
  return (
    <>
      <TextInput label="Name" />
      <Button mt="md">Elsewhere</Button>
      <Text role="status">Pressed: {pressed}</Text>
    </>
  );
}

const meta = {
  title: 'Components/SingleKeys',
  component: SingleKeysProvider,
  args: { on: true, children: <Presses /> },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof SingleKeysProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A key of the page comes before the frame's, and none acts in a field or with Ctrl. */
export const On: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'p?');
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect(status).toHaveTextContent('Pressed: nothing');
    await userEvent.keyboard('p');
    await expect(status).toHaveTextContent('Pressed: the page’s p');
    await userEvent.keyboard('?');
    await expect(status).toHaveTextContent('Pressed: the frame’s ?');
  },
};
export const Off: Story = {
  args: { on: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('p?');
    await expect(canvas.getByRole('status')).toHaveTextContent('Pressed: nothing');
  },
};
/** A phone has no keys to tell of. */
export const Phone: Story = { ...Off, args: {}, globals: { viewport: { value: 'phone' } } };
