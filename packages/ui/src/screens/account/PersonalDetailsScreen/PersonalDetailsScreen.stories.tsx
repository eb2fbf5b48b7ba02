import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LONG_NAMED } from '../../../fixtures/people.ts';
import { aPro, aUser } from '../../../fixtures/users.ts';
import { PersonalDetailsScreen } from './PersonalDetailsScreen.tsx';

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
      email: ['There is an account with this email address already.'],
      phone: ['Please give a phone number, with its country code when it is from abroad: +44 7700 900123.'],
      dob: ['That day is still to come.'],
    },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus(),
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
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { args: { state: pro }, globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { args: { state: pro }, globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
