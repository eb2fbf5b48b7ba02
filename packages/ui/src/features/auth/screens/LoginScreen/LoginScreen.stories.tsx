import { FAILURE_TEXTS } from '@fairway/contracts/messages/failures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Screens/Auth/LoginScreen',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { stage: 'home', busy: false }, onStage: fn(), onLogin: fn() },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const login = { stage: 'login', busy: false } as const;
const whole = { onToken: fn(), signupHref: '/onboard', forgottenHref: '/forgot', registerHref: '/register' };

export const Home: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onStage).toHaveBeenCalledWith('login');
  },
};
export const HomeDark: Story = { globals: { scheme: 'dark' } };
export const HomeDesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const HomeDesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
export const HomeWithEveryJourney: Story = { args: whole };
export const HomeNotKnownYet: Story = {
  args: { ...whole, registerHref: null },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: 'Register' })).toBeNull(),
};
export const HomeSmallPhone: Story = { args: whole, globals: { viewport: { value: 'small' } } };

export const Login: Story = {
  args: { state: login },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'player@example.com');
    await userEvent.tab();
    await userEvent.keyboard('fairway-demo-1{Enter}');
    await expect(args.onLogin).toHaveBeenCalledWith({ email: 'player@example.com', password: 'fairway-demo-1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onStage).toHaveBeenCalledWith('home');
  },
};
export const LoginDark: Story = { args: { state: login }, globals: { scheme: 'dark' } };
export const LoginDesktop: Story = { args: { state: login, ...whole }, globals: { viewport: { value: 'desktop' } } };
export const LoginBusy: Story = {
  args: { state: { stage: 'login', busy: true } },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'player@example.com{Enter}');
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};
export const LoginRefused: Story = {
  args: { state: { ...login, alert: FAILURE_TEXTS.credentials } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid credentials. Please check and try again'),
};
export const LoginRefusedDark: Story = {
  args: { state: { ...login, alert: FAILURE_TEXTS.credentials } },
  globals: { scheme: 'dark' },
};
export const LoginFieldErrors: Story = {
  args: {
    state: {
      ...login,
      errors: { password: ['Please enter your password.'], email: ['Please enter your email address.'] },
    },
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Please enter your email address.');
    await userEvent.type(email, 'p');
    await expect(canvas.queryByText('Please enter your email address.')).toBeNull();
    await expect(canvas.getByText('Please enter your password.')).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    state: {
      ...login,
      alert:
        'Too many tries. Please wait 15 minutes before you try again, or ask your coach to look up the address you signed up with.',
    },
  },
};
export const Token: Story = {
  args: { ...whole, state: { stage: 'token', busy: false } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '6-character code' }), 'PARFUR99{Enter}');
    await expect(whole.onToken).toHaveBeenCalledWith('PARFUR');
  },
};
