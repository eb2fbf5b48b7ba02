import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { EmailField, type EmailFieldProps } from './EmailField.tsx';

function Held(props: EmailFieldProps) {
  const [email, setEmail] = useState('');
  return <EmailField {...props} value={email} onChange={(event) => setEmail(event.currentTarget.value)} />;
}

const meta = {
  title: 'Components/EmailField',
  component: EmailField,
  args: { autoComplete: 'username' },
  render: (props) => <Held {...props} />,
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Field: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'player@example.com');
    await expect(field).toHaveValue('player@example.com');
    await expect(field).toHaveAttribute('autocapitalize', 'none');
    await expect(field).toHaveAttribute('autocomplete', 'username');
  },
};
export const Refused: Story = {
  args: { error: 'Please enter your email address.' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Please enter your email address.',
    ),
};
export const Dark: Story = { globals: { scheme: 'dark' } };
