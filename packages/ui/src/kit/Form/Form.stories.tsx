import { Button, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'Alex{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
