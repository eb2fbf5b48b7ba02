import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PrivacyScreen } from './PrivacyScreen.tsx';

const settings = { notification_email: true, notification_text: true, notification_push: true };

const meta = {
  title: 'Screens/Account/PrivacyScreen',
  component: PrivacyScreen,
  args: { state: { status: 'ready', settings }, onToggle: fn(async () => undefined), backHref: '/account' },
} satisfies Meta<typeof PrivacyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const SomeOff: Story = {
  args: { state: { status: 'ready', settings: { ...settings, notification_text: false } } },
};

export const Optimistic: Story = {
  args: { onToggle: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('switch', { name: /^Email/ });
    await userEvent.click(email);
    await expect(args.onToggle).toHaveBeenCalledWith('notification_email', false);
    await waitFor(() => expect(email).not.toBeChecked());
  },
};
export const RolledBack: Story = {
  args: { onToggle: fn(() => Promise.reject(new Error('The server said no.'))) },
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('switch', { name: /^Email/ });
    await userEvent.click(email);
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await waitFor(() => expect(email).toBeChecked());
  },
};
export const WithBrowser: Story = {
  args: { webPush: { state: 'off', turn: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /^Notifications in this browser/ }));
    await expect(args.webPush?.turn).toHaveBeenCalledWith(true);
  },
};
export const BrowserBlocked: Story = { args: { webPush: { state: 'blocked', turn: fn() } } };
export const BrowserOnPushesOff: Story = {
  args: {
    state: { status: 'ready', settings: { ...settings, notification_push: false } },
    webPush: { state: 'on', turn: fn() },
  },
  play: async ({ canvas }) => expect(canvas.getByText(/or nothing comes/)).toBeVisible(),
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = {
  args: { state: { status: 'failed', retry: fn(), message: 'Your settings could not be read. '.repeat(6) } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const DesktopWithBrowser: Story = { ...WithBrowser, globals: { viewport: { value: 'desktop' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
