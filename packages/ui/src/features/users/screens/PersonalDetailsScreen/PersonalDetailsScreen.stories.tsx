import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ConfirmEmailProps } from '../../../auth/components/ConfirmEmail/ConfirmEmail.tsx';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { aPro, aUser } from '../../../../testing/users.ts';
import { PersonalDetailsScreen } from './PersonalDetailsScreen.tsx';

const NEW_EMAIL: ConfirmEmailProps = {
  email: 'jamie.whitlock@example.com',
  replaces: true,
  onPin: fn(),
  onSend: fn(async () => undefined),
  onKeep: fn(),
};
const OWN_EMAIL: ConfirmEmailProps = {
  email: 'coach@example.com',
  onPin: fn(),
  onSend: fn(async () => undefined),
};

const player = { status: 'ready', type: 'player', details: aUser() } as const;

const meta = {
  title: 'Screens/Account/PersonalDetailsScreen',
  component: PersonalDetailsScreen,
  args: { state: player, onSave: fn(), onDirtyChange: fn(), backHref: '/account' },
} satisfies Meta<typeof PersonalDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const pro = { status: 'ready', type: 'pro', details: aPro({ currency: 'JPY', timezone: 'Asia/Tokyo' }) } as const;

export const Player: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Currency' })).toBeNull();
    const first = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.clear(first);
    await userEvent.type(first, 'Sandy');
    await userEvent.click(canvas.getByRole('radio', { name: 'Left' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Shoe size' }), '10.5');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(args.onSave).toHaveBeenCalledWith({ first_name: 'Sandy', handed: 'left', shoe: 10.5 });
  },
};
export const Pro: Story = {
  args: { state: pro },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('JPY · Japanese Yen');
    const zone = canvas.getByRole('combobox', { name: 'Time zone' });
    await expect(zone).toHaveDisplayValue('(GMT+09:00) Asia/Tokyo');
    await userEvent.selectOptions(zone, '(GMT+00:00) Europe/London');
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(args.onSave).toHaveBeenCalledWith({ timezone: 'Europe/London' });
  },
};
export const Admin: Story = {
  args: { state: { status: 'ready', type: 'admin', details: aUser({ dob: null, handed: null, shoe: null }) } },
  play: async ({ canvas }) => expect(canvas.queryByRole('radio')).toBeNull(),
};
export const NothingKnown: Story = {
  args: {
    state: {
      ...player,
      details: aUser({ phone: null, dob: null, gender: null, handed: null, shoe: null }),
    },
  },
};
export const FieldErrors: Story = {
  args: {
    errors: {
      email: ['There is already an account with this email address.'],
      phone: ['Please enter a phone number, with the country code if it is from abroad: +44 7700 900123.'],
      dob: ['That date is in the future.'],
    },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus(),
};
export const AnotherEmail: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText('Your password')).toBeNull();
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'jamie@example.com');
    await userEvent.type(canvas.getByLabelText('Your password'), 'fairway-demo-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save details' }));
    await expect(args.onSave).toHaveBeenCalledWith({ email: 'jamie@example.com', current_password: 'fairway-demo-1' });
  },
};
export const SameEmailInCapitals: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'PLAYER@example.com');
    await expect(canvas.queryByLabelText('Your password')).toBeNull();
  },
};
export const WrongPassword: Story = {
  args: { errors: { current_password: ['your password could not be verified'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your password')).toHaveFocus();
    await expect(canvas.getByText('your password could not be verified')).toBeVisible();
  },
};
export const TooManyTries: Story = {
  args: { refusal: 'Too many attempts. Please wait a little and try again.' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts.'),
};
export const NewEmailWaits: Story = {
  args: { confirm: NEW_EMAIL },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Confirm your new email' })).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Pin' }));
    await userEvent.paste('048213');
    await expect(args.confirm?.onPin).toHaveBeenCalledWith('048213');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the email I have' }));
    await expect(args.confirm?.onKeep).toHaveBeenCalledOnce();
  },
};
export const NewEmailJustAskedFor: Story = {
  args: { confirm: { ...NEW_EMAIL, focusFirst: true } },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Pin' })).toHaveFocus(),
};
export const NewEmailWaitsDark: Story = { args: { confirm: NEW_EMAIL }, globals: { scheme: 'dark' } };
export const NewEmailWaitsDesktop: Story = {
  args: { confirm: NEW_EMAIL },
  globals: { viewport: { value: 'desktop' } },
};
export const NotConfirmed: Story = {
  args: { state: pro, confirm: OWN_EMAIL },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new pin' }));
    await expect(args.confirm?.onSend).toHaveBeenCalledOnce();
    await expect(await canvas.findByText(/You can ask for a new pin in 0:\d\d\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Keep the email I have' })).toBeNull();
  },
};
export const Busy: Story = { args: { busy: true } };
export const Leaving: Story = { args: { leaving: { stay: fn(), leave: fn() } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = {
  args: {
    state: {
      ...player,
      details: aUser({ ...LONG_NAMED, email: `${'hubert.blaine.'.repeat(5)}@featherstonehaugh.example.com` }),
    },
  },
};
/** A guardian leaves the child's address alone. */
export const ByAGuardian: Story = {
  args: { state: { status: 'ready', type: 'player', details: aUser({ email: '' }), isEmailFixed: true } },
  play: async ({ canvas }) => expect(canvas.queryByRole('textbox', { name: 'Email' })).toBeNull(),
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { args: { state: pro }, globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { args: { state: pro }, globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
