import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { matrixWithout } from '@fairway/contracts/notifications/matrix';
import { PrivacyScreen } from './PrivacyScreen.tsx';

const settings = {
  notification_email: true,
  notification_text: true,
  notification_push: true,
  notification_matrix: matrixWithout(['offers:push']),
  quiet_from: '21:00:00',
  quiet_until: '07:00:00',
  digest_at: null,
};

const meta = {
  title: 'Screens/Account/PrivacyScreen',
  component: PrivacyScreen,
  args: {
    state: { status: 'ready', settings },
    role: 'player',
    onToggle: fn(async () => undefined),
    onCell: fn(async () => undefined),
    onQuiet: fn(async () => undefined),
    onDigest: fn(async () => undefined),
    backHref: '/account',
  },
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
  play: async ({ canvas }) => expect(canvas.getByText(/to receive them/)).toBeVisible(),
};

export const OneEmailADay: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /^One email a day/ }));
    await expect(args.onDigest).toHaveBeenLastCalledWith('18:00:00');
  },
};
export const OneEmailInTheMorning: Story = {
  args: { state: { status: 'ready', settings: { ...settings, digest_at: '07:30:00' } } },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Sent at'), '08:00:00');
    await expect(args.onDigest).toHaveBeenLastCalledWith('08:00:00');
    await userEvent.click(canvas.getByRole('switch', { name: /^One email a day/ }));
    await expect(args.onDigest).toHaveBeenLastCalledWith(null);
  },
};
export const NoEmailsAtAll: Story = {
  args: {
    state: { status: 'ready', settings: { ...settings, notification_email: false, digest_at: '18:00:00' } },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('switch', { name: /^One email a day/ })).toBeDisabled(),
};

export const Coach: Story = { args: { role: 'pro' } };
export const Admin: Story = {
  args: { role: 'admin' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Notifications')).not.toBeInTheDocument();
  },
};

export const OneCell: Story = {
  args: { onCell: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, args }) => {
    const offers = canvas.getByRole('checkbox', { name: 'Offers: Email' });
    await expect(canvas.getByRole('checkbox', { name: 'Offers: Push notification' })).not.toBeChecked();
    await userEvent.click(offers);
    await expect(args.onCell).toHaveBeenCalledWith('offers', 'email', false);
    await waitFor(() => expect(offers).not.toBeChecked());
    await expect(canvas.queryByRole('checkbox', { name: 'Offers: Text message' })).not.toBeInTheDocument();
  },
};
export const CellRolledBack: Story = {
  args: { onCell: fn(() => Promise.reject(new Error('The server said no.'))) },
  play: async ({ canvas }) => {
    const records = canvas.getByRole('checkbox', { name: 'Lesson records and comments: Email' });
    await userEvent.click(records);
    await waitFor(() => expect(records).toBeChecked());
  },
};
export const MasterOff: Story = {
  args: { state: { status: 'ready', settings: { ...settings, notification_email: false } } },
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole('checkbox', { name: /: Email$/ })) {
      await expect(cell).toBeDisabled();
      await expect(cell).not.toBeChecked();
    }
    await expect(canvas.getByRole('checkbox', { name: 'Offers: Push notification' })).toBeEnabled();
  },
};

export const QuietTimes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('From'), '22:30:00');
    await expect(args.onQuiet).toHaveBeenCalledWith({ from: '22:30:00', until: '07:00:00' });
    await userEvent.selectOptions(canvas.getByLabelText('Until'), '21:00:00');
    await expect(canvas.getByText('Please choose two different times.')).toBeVisible();
    await expect(args.onQuiet).toHaveBeenCalledOnce();
  },
};
export const QuietOff: Story = {
  args: { state: { status: 'ready', settings: { ...settings, quiet_from: null, quiet_until: null } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText('From')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('switch', { name: /^Quiet hours/ }));
    await expect(args.onQuiet).toHaveBeenCalledWith({ from: '21:00:00', until: '07:00:00' });
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = {
  args: { state: { status: 'failed', retry: fn(), message: 'Your settings could not be read. '.repeat(6) } },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const DesktopWithBrowser: Story = { ...WithBrowser, globals: { viewport: { value: 'desktop' } } };
export const DarkDesktop: Story = { globals: { scheme: 'dark', viewport: { value: 'desktop' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
