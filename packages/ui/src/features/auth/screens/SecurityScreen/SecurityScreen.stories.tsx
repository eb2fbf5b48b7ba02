import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DEVICES } from '../../../../testing/devices.ts';
import { SecurityScreen } from './SecurityScreen.tsx';

const ready = { status: 'ready', two_factor_auth: false, email: 'player@example.com', devices: DEVICES } as const;
const never = () => new Promise<unknown>(() => undefined);

const meta = {
  title: 'Screens/Account/SecurityScreen',
  component: SecurityScreen,
  args: {
    state: ready,
    onTwoFactorOn: fn(async () => undefined),
    onTwoFactorOff: fn(async () => undefined),
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
    await expect(canvas.getAllByRole('button', { name: /^Log out: / })).toHaveLength(2);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Log out: Safari on an iPad, logged in on 13 October 2026' }),
    );
    await expect(args.onSignOut).toHaveBeenCalledWith(DEVICES[2]);
  },
};
export const TwoFactorOn: Story = { args: { state: { ...ready, two_factor_auth: true } } };
export const SwitchedOn: Story = {
  args: { onTwoFactorOn: fn(never) },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch', { name: /^Two-factor authentication/ });
    await userEvent.click(toggle);
    await expect(args.onTwoFactorOn).toHaveBeenCalledOnce();
    await waitFor(() => expect(toggle).toBeChecked());
  },
};
export const SwitchedBack: Story = {
  args: { onTwoFactorOn: fn(() => Promise.reject(new Error('The server said no.'))) },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: /^Two-factor authentication/ });
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
  },
};
const open = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(canvas.getByRole('switch', { name: /^Two-factor authentication/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-factor authentication?' }));
  await dialog.findByLabelText('Your password');
};
const on = { state: { ...ready, two_factor_auth: true } } as const;
export const SwitchedOff: Story = {
  args: on,
  play: async ({ canvas, args }) => {
    await open(canvas);
    await expect(screen.getByRole('button', { name: 'Switch off' })).toBeDisabled();
    await waitFor(() => expect(screen.getByLabelText('Your password')).toHaveFocus());
    await userEvent.keyboard('fairway-demo-1{Enter}');
    await expect(args.onTwoFactorOff).toHaveBeenCalledWith('fairway-demo-1');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const KeptOn: Story = {
  args: on,
  play: async ({ canvas, args }) => {
    await open(canvas);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onTwoFactorOff).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch', { name: /^Two-factor authentication/ })).toBeChecked();
  },
};
const refuses = fn(() => Promise.reject(new Error('The server said no.')));
export const WrongPassword: Story = {
  args: { ...on, onTwoFactorOff: refuses, errors: { current_password: ['your password could not be verified'] } },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(screen.queryByText('your password could not be verified')).toBeNull();
    await userEvent.type(screen.getByLabelText('Your password'), 'a guess{Enter}');
    await expect(await screen.findByText('your password could not be verified')).toBeVisible();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
export const WrongPasswordDark: Story = { ...WrongPassword, globals: { scheme: 'dark' } };
export const WrongPasswordDesktop: Story = { ...WrongPassword, globals: { viewport: { value: 'desktop' } } };
export const TooManyTries: Story = {
  args: { ...on, onTwoFactorOff: refuses, refusal: 'Too many attempts. Please wait a little and try again.' },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts.');
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
