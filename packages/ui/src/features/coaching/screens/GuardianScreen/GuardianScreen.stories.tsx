import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { retry } from '../../../../testing/inPlayerShell.tsx';
import { ALEX, LONG_NAMED, PRIYA } from '../../../../testing/people.ts';
import { aPlayerPage } from '../../../../testing/players.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { GuardianScreen } from './GuardianScreen.tsx';

const emma = aPlayerPage({ id: 'child-1', first_name: 'Emma', dob: '2018-03-14' });
const guardian = { ...PRIYA, email: 'priya@example.com', phone: null };

const meta = {
  title: 'Screens/Pro/GuardianScreen',
  component: GuardianScreen,
  decorators: [inProShell('/pro/players')],
  parameters: pageParameters,
  args: {
    state: { status: 'ready', player: emma, players: [ALEX, PRIYA, LONG_NAMED] },
    id: emma.id,
    onSearch: fn(),
    onSave: fn(),
  },
} satisfies Meta<typeof GuardianScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Save guardian' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Guardian' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Priya Raman' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Emma is under 13: their own login ends');
    await userEvent.click(canvas.getByRole('button', { name: 'Save guardian' }));
    await expect(args.onSave).toHaveBeenCalledWith(PRIYA.id);
  },
};
/** A login of their own stays with whoever is 13. */
export const AtThirteen: Story = {
  args: { state: { status: 'ready', player: { ...emma, dob: '2012-03-14' }, players: [ALEX, PRIYA] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Guardian' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Priya Raman' }));
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const InCare: Story = {
  args: { state: { status: 'ready', player: { ...emma, guardian }, players: [ALEX] } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Guardian' })).toHaveValue('Priya Raman');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove guardian' }));
    await expect(args.onSave).toHaveBeenCalledWith(null);
  },
};
/** Who cannot log in needs a guardian. */
export const InCareWithoutLogin: Story = {
  args: { state: { status: 'ready', player: { ...emma, email: '', guardian }, players: [ALEX] } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Remove guardian' })).toBeNull(),
};
export const Nobody: Story = {
  args: { state: { status: 'ready', player: emma, players: [] } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Guardian' }), 'zz');
    await expect(args.onSearch).toHaveBeenLastCalledWith('zz');
    await expect(canvas.getByText('No player of that name')).toBeVisible();
  },
};
export const Refused: Story = {
  args: { errors: { guardian_id: ['A guardian must be 18 or over, and not in anybody’s care.'] } },
};
export const Busy: Story = { args: { busy: true } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
