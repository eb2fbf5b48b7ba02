import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ForgotScreen } from './ForgotScreen.tsx';

const meta = {
  title: 'Screens/Auth/ForgotScreen',
  component: ForgotScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { busy: false },
    onForgot: fn(),
    onAnother: fn(),
    resetHref: '/reset?email=player%40example.com',
    loginHref: '/login',
  },
} satisfies Meta<typeof ForgotScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = { busy: false, sentTo: 'player@example.com' };

export const Form: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'player@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send password reset email' }));
    await expect(args.onForgot).toHaveBeenCalledWith('player@example.com');
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  },
};
export const Busy: Story = { args: { state: { busy: true } } };
export const Sent: Story = {
  args: { state: sent },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('player@example.com');
    await expect(canvas.getByRole('link', { name: 'Enter the pin' })).toHaveAttribute('href', args.resetHref);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Use another email' })[1]!);
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
};
export const FieldErrors: Story = {
  args: { state: { busy: false, errors: { email: ['Please enter your email address.'] } } },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus(),
};
export const Refused: Story = {
  args: { state: { busy: false, alert: 'Too many attempts. Please wait a little and try again.' } },
};
export const LongText: Story = {
  args: { state: { busy: false, sentTo: `${'hubert.blaine.'.repeat(5)}@featherstonehaugh.example.com` } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const SentDark: Story = { args: { state: sent }, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
