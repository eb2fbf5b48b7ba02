import type { Invitation } from '@fairway/contracts/coaching/joining';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_NAMED, SAM } from '../../../../testing/people.ts';
import { AcceptInvitationScreen } from './AcceptInvitationScreen.tsx';

const open: Invitation = { status: 'open', pro: SAM, first_name: 'Alex', email: 'alex.taylor@example.com' };
const byCode: Invitation = { ...open, first_name: null, email: null };
const ready = (invitation: Invitation | null) => ({ status: 'ready', invitation }) as const;

const meta = {
  title: 'Screens/Auth/AcceptInvitationScreen',
  component: AcceptInvitationScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: ready(open), onAccept: fn(), loginHref: '/login', codeHref: '/login?stage=token' },
} satisfies Meta<typeof AcceptInvitationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByLink: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long walk');
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'a long walk{Enter}');
    await expect(args.onAccept).toHaveBeenCalledWith({
      password: 'a long walk',
      password_confirmation: 'a long walk',
    });
  },
};
export const ByCode: Story = {
  args: { state: ready(byCode) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'alex@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long walk');
    await userEvent.type(canvas.getByLabelText('Repeat password'), 'a long walk');
    await userEvent.click(canvas.getByRole('button', { name: 'Accept invitation' }));
    await expect(args.onAccept).toHaveBeenCalledWith({
      email: 'alex@example.com',
      password: 'a long walk',
      password_confirmation: 'a long walk',
    });
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'x{Enter}');
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: {
    state: ready(byCode),
    errors: {
      email: ['This is not the address that the invitation was sent to.'],
      password: ['Please choose a password of at least 8 characters.'],
      password_confirmation: ['The two passwords are not the same.'],
    },
  },
};
/** Somebody has made an account with the address since. */
export const Taken: Story = {
  args: { errors: { email: ['There is already an account with this email address. Please log in.'] } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Please log in'),
};
export const Expired: Story = {
  args: { state: ready({ ...open, status: 'expired' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ask Sam Green/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'I have a code' })).toHaveAttribute('href', '/login?stage=token');
  },
};
export const Used: Story = {
  args: { state: ready({ ...open, status: 'used' }) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible(),
};
export const Unknown: Story = { args: { state: ready(null) } };
export const UnknownDark: Story = { args: { state: ready(null) }, globals: { scheme: 'dark' } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = {
  args: {
    state: ready({ ...open, pro: LONG_NAMED, first_name: LONG_NAMED.first_name }),
    alert: 'Too many attempts from this place. Please wait an hour and open the link again.',
  },
};
