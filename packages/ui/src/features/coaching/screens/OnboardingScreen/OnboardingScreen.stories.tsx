import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CardForm } from '../../../checkout/components/CardForm/CardForm.tsx';
import { ALL_VALUES, NO_VALUES } from '../../../../testing/onboarding.ts';
import { LONG_NAMED, SAM } from '../../../../testing/people.ts';
import { OnboardingScreen, type OnboardingScreenProps, type OnboardingView } from './OnboardingScreen.tsx';

/** Keeps what is typed, as the page's container does. */
function Typed(props: OnboardingScreenProps) {
  const ready = props.state.status === 'ready' ? props.state : null;
  const [typed, setTyped] = useState(ready?.values ?? NO_VALUES);
  return (
    <OnboardingScreen
      {...props}
      state={ready ? { ...ready, values: typed } : props.state}
      onChange={(change) => {
        setTyped((before) => ({ ...before, ...change }));
        props.onChange(change);
      }}
    />
  );
}

const at = (step: OnboardingView['step'], over: Partial<OnboardingView> = {}): OnboardingScreenProps['state'] => ({
  status: 'ready',
  step,
  values: NO_VALUES,
  coach: { status: 'unknown' },
  known: false,
  joined: false,
  card_optional: true,
  card: { status: 'ready', form: <CardForm onSave={onSave} /> },
  confirm: { status: 'busy' },
  ...over,
});
const onSave = fn();
const found = { status: 'found', pro: SAM } as const;
const filled = { values: ALL_VALUES, coach: found };

const meta = {
  title: 'Screens/Auth/OnboardingScreen',
  component: OnboardingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: at(1),
    onChange: fn(),
    onCode: fn(),
    onContinue: fn(),
    onBack: fn(),
    onLater: fn(),
    loginHref: '/login',
    termsHref: 'https://fairway.example/terms',
  },
  render: (props) => <Typed {...props} />,
} satisfies Meta<typeof OnboardingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const dark = { scheme: 'dark' };
const desktop = { viewport: { value: 'desktop' } };

export const Welcome: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 1 of 6: Welcome');
    await userEvent.click(canvas.getByRole('button', { name: 'Get started' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};
export const WelcomeByCode: Story = { args: { state: at(1, { coach: found }) } };
export const WelcomeDark: Story = { args: { state: at(1, { coach: found }) }, globals: dark };
export const WelcomeDesktop: Story = { args: { state: at(1, { coach: found }) }, globals: desktop };
export const WelcomeSmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const Account: Story = {
  args: { state: at(2) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your coach’s code' }), 'parfur');
    await expect(args.onCode).toHaveBeenCalledWith('PARFUR');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'alex@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long walk{Enter}');
    await expect(args.onContinue).toHaveBeenCalledWith('a long walk');
    await expect(args.onChange).not.toHaveBeenCalledWith(
      expect.objectContaining({ password: expect.anything() as unknown }),
    );
  },
};
export const AccountFound: Story = { args: { state: at(2, filled) } };
export const AccountDark: Story = { args: { state: at(2, filled) }, globals: dark };
export const AccountDesktop: Story = { args: { state: at(2, filled) }, globals: desktop };
export const AccountLooking: Story = {
  args: { state: at(2, { values: ALL_VALUES, coach: { status: 'looking' } }) },
};
export const AccountAgain: Story = {
  args: { state: at(2, { ...filled, known: true, values: { ...ALL_VALUES, code: '' } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledWith(undefined);
  },
};
export const AccountRefused: Story = {
  args: {
    state: at(2, { values: { ...ALL_VALUES, code: 'ZZZZZZ' } }),
    errors: {
      code: ['We do not recognise this code. Please check it with your coach.'],
      email: ['There is already an account with this email address. Please log in.'],
      password: ['Please choose a password of at least 8 characters.'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your coach’s code' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'm');
    await expect(canvas.queryByText(/There is already an account/)).toBeNull();
  },
};
export const AccountBusy: Story = {
  args: { state: at(2, filled), busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}');
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

export const Address: Story = {
  args: { state: at(3) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Address line 1'), '4');
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ address_line1: '4' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const AddressFilled: Story = { args: { state: at(3, filled) } };
export const AddressDark: Story = { args: { state: at(3, filled) }, globals: dark };
/** A player who came by an invitation begins here: there is no step to go back to. */
export const AddressOfInvited: Story = {
  args: { state: at(3, { joined: true }) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull(),
};

export const Details: Story = {
  args: { state: at(4) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'A');
    await userEvent.click(canvas.getByRole('radio', { name: 'Left-handed' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /I accept/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ tos: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Create my account' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};
export const DetailsFilled: Story = { args: { state: at(4, filled) } };
export const DetailsDark: Story = { args: { state: at(4, filled) }, globals: dark };
export const DetailsDesktop: Story = { args: { state: at(4, filled) }, globals: desktop };
export const DetailsRefused: Story = {
  args: {
    state: at(4, { values: { ...ALL_VALUES, tos: false, handed: '', dob: '1990--' } }),
    errors: {
      dob: ['Please enter your date of birth.'],
      handed: ['Please choose left or right.'],
      phone: ['Please enter a valid phone number.'],
      tos: ['Please accept the terms to continue.'],
    },
  },
};
export const DetailsOffline: Story = {
  args: {
    state: at(4, filled),
    alert: 'We cannot reach the course at the moment. What you have typed is kept: please try again in a moment.',
  },
};

export const Card: Story = {
  args: { state: at(5) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name on the card'), 'Alex Taylor');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }));
    await expect(onSave).toHaveBeenCalledWith({ name: 'Alex Taylor', test_card: 'pm_card_visa' });
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};
export const CardDark: Story = { args: { state: at(5) }, globals: dark };
export const CardDesktop: Story = { args: { state: at(5) }, globals: desktop };
export const CardNeeded: Story = {
  args: { state: at(5, { card_optional: false }) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Not now' })).toBeNull(),
};
export const CardDeclined: Story = { args: { state: at(5), alert: 'Your card was declined.' } };
export const Joining: Story = { args: { state: at(5, { card: { status: 'loading' } }) } };
export const JoiningFailed: Story = {
  args: { state: at(5, { card: { status: 'failed', retry: fn() } }) },
};

export const Confirming: Story = { args: { state: at(6) } };
export const ConfirmingDark: Story = { args: { state: at(6) }, globals: dark };
export const ConfirmFailed: Story = {
  args: { state: at(6, { confirm: { status: 'failed', retry: fn() } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use another card' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = {
  args: {
    state: at(2, { ...filled, coach: { status: 'found', pro: LONG_NAMED } }),
    alert: 'Too many attempts from this place. Please wait an hour, or ask your coach to invite you by mail instead.',
  },
};
export const LongNamedWelcome: Story = { args: { state: at(1, { coach: { status: 'found', pro: LONG_NAMED } }) } };
