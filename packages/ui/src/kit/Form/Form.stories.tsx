import { Button, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { Connection } from '../Connection/Connection.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'Components/Form',
  component: Form,
  args: {
    onSubmit: fn(),
    style: { display: 'grid', gap: 16 },
    children: (
      <>
        <TextInput label="Email" type="email" required />
        <Button type="submit">Save</Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is wrong with a field is the server's to say, in its own words. */
export const Sent: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'no address{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** What a field shows and what it would send differ while it cannot be read. */
export const Unreadable: Story = {
  args: {
    children: (
      <>
        <TextInput label="Price" error="Please enter a price" data-unreadable />
        <Button type="submit">Save</Button>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveFocus();
  },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'Alex{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** What a button is busy with turns in its middle, without motion too. */
export const ButtonBusy: Story = {
  args: { busy: true, children: <Button loading>Save</Button> },
  play: async ({ canvas, canvasElement }) => {
    const [button, loader] = [canvas.getByRole('button'), canvasElement.querySelector('.mantine-Button-loader')!].map(
      (each) => each.getBoundingClientRect(),
    );
    await expect(loader!.top + loader!.height / 2).toBeCloseTo(button!.top + button!.height / 2, 0);
    await expect(loader!.left + loader!.width / 2).toBeCloseTo(button!.left + button!.width / 2, 0);
  },
};
/** Without a connection nothing is sent, what was typed stays, and it says so. */
export const Offline: Story = {
  decorators: [
    (Shown) => (
      <Connection offline>
        <Shown />
      </Connection>
    ),
  ],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'Alex{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('You’re offline.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('Alex');
  },
};
/** The form is drawn anew with each letter; the notice is brought into view once. */
export const OfflineTyping: Story = {
  ...Offline,
  render: function Typed(args) {
    const [email, setEmail] = useState('');
    return (
      <Form {...args}>
        <TextInput label="Email" value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
        <Button type="submit">Save</Button>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    const scroll = spyOn(Element.prototype, 'scrollIntoView');
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'Alex{Enter}');
    const shown = () =>
      scroll.mock.contexts.filter((element) => (element as Element).textContent.includes('You’re offline.'));
    await expect(shown()).toHaveLength(1);
    await userEvent.type(field, 'ander');
    await expect(shown()).toHaveLength(1);
    scroll.mockRestore();
  },
};
/** What waits on the device to be sent may be sent at any time. */
export const OfflineQueues: Story = {
  ...Offline,
  args: { queues: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'Alex{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
