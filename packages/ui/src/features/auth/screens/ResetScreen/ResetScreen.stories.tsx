import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ResetScreen } from './ResetScreen.tsx';

const email = 'player@example.com';
const meta = {
  title: 'Screens/Auth/ResetScreen',
  component: ResetScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { email, busy: false }, onReset: fn(), homeHref: '/login' },
} satisfies Meta<typeof ResetScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = { email, busy: false, alert: FAILURE_TEXTS.reset };

export const Form: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Reset pin' }));
    await userEvent.paste('048213');
    await userEvent.type(canvas.getByLabelText('New password'), 'links-and-heather-2{Enter}');
    await expect(args.onReset).toHaveBeenCalledWith({
      password_reset_token: '048213',
      password: 'links-and-heather-2',
    });
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/login');
  },
};
export const Busy: Story = { args: { state: { email, busy: true } } };
export const Refused: Story = {
  args: { state: refused },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(
      "We can't reset your password. Please check your email and reset token is correct.",
    ),
};
export const FieldErrors: Story = {
  args: {
    state: {
      email,
      busy: false,
      errors: {
        password: ['Please choose a password of at least 8 characters.'],
        password_reset_token: ['Please enter the pin from the email.'],
      },
    },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Reset pin' })).toHaveFocus(),
};
export const LongText: Story = {
  args: { state: { email: `${'hubert.blaine.'.repeat(5)}@featherstonehaugh.example.com`, busy: false } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const RefusedDark: Story = { args: { state: refused }, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
