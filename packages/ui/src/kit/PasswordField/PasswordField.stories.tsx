import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { PASSWORD_HELP, PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Held(props: PasswordFieldProps) {
  const [password, setPassword] = useState(props.value);
  return <PasswordField {...props} value={password} onChange={setPassword} />;
}

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', value: '', onChange: fn() },
  render: (props) => <Held {...props} />,
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'fairway-demo-1');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show or hide: Password' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
};
export const New: Story = { args: { label: 'New password', kind: 'new', description: PASSWORD_HELP } };
export const Refused: Story = { args: { error: 'Please choose a password of at least 8 characters.' } };
export const Dark: Story = { args: { value: 'fairway-demo-1' }, globals: { scheme: 'dark' } };
