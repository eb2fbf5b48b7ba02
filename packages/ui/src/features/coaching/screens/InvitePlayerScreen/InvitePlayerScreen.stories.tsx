import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ConfirmEmailProps } from '../../../auth/components/ConfirmEmail/ConfirmEmail.tsx';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { InvitePlayerScreen } from './InvitePlayerScreen.tsx';

const meta = {
  title: 'Screens/Pro/Invite player',
  component: InvitePlayerScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: { onInvite: fn(), onDirtyChange: fn(), closeHref: '/pro/players' },
} satisfies Meta<typeof InvitePlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Alex');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.type(canvas.getByLabelText('Last name'), 'Taylor');
    await userEvent.type(canvas.getByLabelText('Email'), 'alex@example.com');
    await userEvent.type(canvas.getByLabelText('Phone'), '07700 900123');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(args.onInvite).toHaveBeenCalledWith({
      first_name: 'Alex',
      last_name: 'Taylor',
      email: 'alex@example.com',
      phone: '07700 900123',
    });
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Alex{Enter}');
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: {
    errors: {
      first_name: ['Please enter a first name.'],
      email: ['This address cannot be invited: somebody already uses Fairway with it.'],
      phone: ['Please enter a valid phone number.'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: 'Resend it' })).toBeNull();
  },
};
export const AlreadyInvited: Story = {
  args: {
    errors: { email: ['This address is already invited. You can send the invitation again.'] },
    pendingHref: '/pro/players/pending/7',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Resend it' })).toHaveAttribute('href', '/pro/players/pending/7');
    await userEvent.type(canvas.getByLabelText('Email'), 'x');
    await expect(canvas.queryByRole('link', { name: 'Resend it' })).toBeNull();
  },
};
const CONFIRM: ConfirmEmailProps = {
  email: 'coach@example.com',
  onPin: fn(),
  onSend: fn(async () => undefined),
};
export const OwnEmailFirst: Story = {
  args: { confirm: CONFIRM },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send invitation' })).toBeNull();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Pin' }));
    await userEvent.paste('048 213');
    await expect(args.confirm?.onPin).toHaveBeenCalledWith('048213');
  },
};
export const OwnEmailFirstDark: Story = { args: { confirm: CONFIRM }, globals: { scheme: 'dark' } };
export const OwnEmailFirstDesktop: Story = {
  args: { confirm: CONFIRM },
  globals: { viewport: { value: 'desktop' } },
};
export const WrongPin: Story = {
  args: {
    confirm: {
      ...CONFIRM,
      errors: { pin: ['This pin is wrong or has expired. Please check it, or ask for a new one.'] },
    },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Pin' })).toHaveFocus(),
};
export const TooManyPins: Story = {
  args: {
    confirm: { ...CONFIRM, refusal: 'We have sent several emails to this address recently. Please try again later.' },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('several emails to this address'),
};
export const TooManyInvitations: Story = {
  args: { refusal: 'You have sent 100 invitations in a day, which is the limit. Please carry on tomorrow.' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Please carry on tomorrow.'),
};
export const Leaves: Story = { args: { leaving: { stay: fn(), leave: fn() } } };
