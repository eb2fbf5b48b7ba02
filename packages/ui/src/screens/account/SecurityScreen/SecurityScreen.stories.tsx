import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DEVICES } from '../../../fixtures/devices.ts';
import { SecurityScreen } from './SecurityScreen.tsx';

const ready = { status: 'ready', two_factor_auth: false, email: 'player@example.com', devices: DEVICES } as const;
const never = () => new Promise<unknown>(() => undefined);

const meta = {
  title: 'Screens/Account/SecurityScreen',
  component: SecurityScreen,
  args: {
    state: ready,
    onTwoFactor: fn(async () => undefined),
    onSignOut: fn(async () => undefined),
    onSignOutEverywhere: fn(async () => undefined),
    backHref: '/account',
  },
} satisfies Meta<typeof SecurityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('This device')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Sign out: / })).toHaveLength(2);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Sign out: Safari on an iPad, signed in on 13 October 2026' }),
    );
    await expect(args.onSignOut).toHaveBeenCalledWith(DEVICES[2]);
  },
};
export const TwoFactorOn: Story = { args: { state: { ...ready, two_factor_auth: true } } };
export const SwitchedOn: Story = {
  args: { onTwoFactor: fn(never) },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch', { name: /^Two-factor sign-in/ });
    await userEvent.click(toggle);
    await expect(args.onTwoFactor).toHaveBeenCalledWith(true);
    await waitFor(() => expect(toggle).toBeChecked());
  },
};
export const SwitchedBack: Story = {
  args: { onTwoFactor: fn(() => Promise.reject(new Error('The server said no.'))) },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: /^Two-factor sign-in/ });
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
  },
};
export const Everywhere: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log out everywhere?' });
    await expect(args.onSignOutEverywhere).not.toHaveBeenCalled();
    await userEvent.click(screen.getAllByRole('button', { name: 'Log out everywhere' }).at(-1) ?? dialog);
    await expect(args.onSignOutEverywhere).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const ThisDeviceAlone: Story = { args: { state: { ...ready, devices: DEVICES.slice(0, 1) } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = {
  args: {
    state: {
      ...ready,
      email: `${'hubert.blaine.'.repeat(4)}@featherstonehaugh.example.com`,
      devices: DEVICES.map((device) => ({ ...device, name: 'Samsung Internet on an Android tablet' })),
    },
  },
};
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
export const Dark: Story = { args: { state: { ...ready, two_factor_auth: true } }, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
