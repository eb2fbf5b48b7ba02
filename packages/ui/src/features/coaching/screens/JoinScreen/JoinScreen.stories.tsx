import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ALL_VALUES, NO_VALUES } from '../../../../testing/onboarding.ts';
import { LONG_NAMED, SAM } from '../../../../testing/people.ts';
import type { Coach } from '../OnboardingScreen/types.ts';
import { JoinScreen, type JoinScreenProps } from './JoinScreen.tsx';

/** Keeps what is typed, as the page's container does. */
function Typed(props: JoinScreenProps) {
  const [typed, setTyped] = useState(props.state.status === 'ready' ? props.state.values : NO_VALUES);
  return (
    <JoinScreen
      {...props}
      state={props.state.status === 'ready' ? { ...props.state, values: typed } : props.state}
      onChange={(change) => {
        setTyped((before) => ({ ...before, ...change }));
        props.onChange(change);
      }}
    />
  );
}

const ready = (values = NO_VALUES, coach: Coach = { status: 'unknown' }) => ({
  status: 'ready' as const,
  values,
  coach,
});
const found = { status: 'found', pro: SAM } as const;
const dark = { scheme: 'dark' };
const desktop = { viewport: { value: 'desktop' } };

const meta = {
  title: 'Screens/Auth/JoinScreen',
  component: JoinScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: ready(),
    onChange: fn(),
    onCode: fn(),
    onJoin: fn(),
    loginHref: '/login',
    stepsHref: '/onboard?step=1',
    termsHref: 'https://fairway.example/terms',
  },
  render: Typed,
} satisfies Meta<typeof JoinScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five fields, and nothing else to fill in. */
export const Joins: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const fields = new FormData(canvasElement.querySelector('form') ?? undefined).keys();
    await expect([...fields]).toEqual(['code', 'first_name', 'last_name', 'email', 'password']);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your coach’s code' }), 'parfur');
    await expect(args.onCode).toHaveBeenCalledWith('PARFUR');
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Alex');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Taylor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'alex@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long walk{Enter}');
    await expect(args.onJoin).toHaveBeenCalledWith('a long walk');
  },
};
export const Found: Story = { args: { state: ready(ALL_VALUES, found) } };
export const ByLink: Story = {
  args: { state: ready({ ...NO_VALUES, code: 'PARFUR' }, found), hasCode: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  },
};
export const Looking: Story = { args: { state: ready(ALL_VALUES, { status: 'looking' }) } };
export const Refused: Story = {
  args: {
    state: ready({ ...ALL_VALUES, code: 'ZZZZZZ' }),
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
export const Busy: Story = {
  args: { state: ready(ALL_VALUES, found), busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '{Enter}');
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};
export const Offline: Story = {
  args: {
    state: ready(ALL_VALUES, found),
    alert: 'We cannot reach the server at the moment. What you have entered is kept.',
  },
};
export const LongText: Story = { args: { state: ready(ALL_VALUES, { status: 'found', pro: LONG_NAMED }) } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { args: { state: ready(ALL_VALUES, found) }, globals: dark };
export const Desktop: Story = { args: { state: ready(ALL_VALUES, found) }, globals: desktop };
