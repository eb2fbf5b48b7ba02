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
    const eye = canvas.getByRole('button', { name: 'Show or hide: Password' });
    // A thumb meets it at the edge of its 44 px, beyond what is drawn.
    const { left, top, width, height } = eye.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    await expect(width).toBeLessThan(40);
    await expect(eye).toContainElement(document.elementFromPoint(x - 20, y - 20) as HTMLElement);
    await expect(eye).toContainElement(document.elementFromPoint(x + 20, y + 20) as HTMLElement);
    await userEvent.click(eye);
    await expect(field).toHaveAttribute('type', 'text');
  },
};
export const New: Story = { args: { label: 'New password', kind: 'new', description: PASSWORD_HELP } };
export const Refused: Story = { args: { error: 'Please choose a password of at least 8 characters.' } };
export const Dark: Story = { args: { value: 'fairway-demo-1' }, globals: { scheme: 'dark' } };
