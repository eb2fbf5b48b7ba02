import type { DataExport, DataRights } from '@fairway/contracts/users/data-rights';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { DataRightsScreen } from './DataRightsScreen.tsx';

const rights: DataRights = {
  export: null,
  may_export: true,
  at_stake: { lessons: 3, credits: 6, players: 0, children: 0 },
  may_erase: true,
};
const made = (fields: Partial<DataExport> = {}): DataExport => ({
  status: 'ready',
  asked_at: '2026-11-24T08:00:00.000Z',
  ready_at: '2026-11-24T08:01:00.000Z',
  expires_at: '2026-12-01T08:01:00.000Z',
  bytes: 120_000,
  ...fields,
});
const ready = (fields: Partial<DataRights> = {}, email = 'player@example.com') => ({
  status: 'ready' as const,
  rights: { ...rights, ...fields },
  email,
});

const meta = {
  title: 'Screens/Account/DataRightsScreen',
  component: DataRightsScreen,
  parameters: pageParameters,
  decorators: [inProShell('')],
  args: { state: ready(), onAsk: fn(), onErase: fn(async () => undefined) },
} satisfies Meta<typeof DataRightsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Request my data' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
export const BeingMade: Story = { args: { state: ready({ export: made({ status: 'asked' }), may_export: false }) } };
export const Made: Story = {
  args: { state: ready({ export: made(), may_export: false }) },
  play: async ({ canvas }) => expect(canvas.getByText(/works until/)).toHaveTextContent('1 December 2026'),
};
export const AskAgain: Story = { args: { state: ready({ export: made() }) } };
export const CouldNotBeMade: Story = { args: { state: ready({ export: made({ status: 'failed' }) }) } };
export const Admin: Story = {
  args: { state: ready({ may_erase: false }) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Delete account' })).toBeNull(),
};
export const Erasing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(screen.getByLabelText('Your password')).toHaveFocus());
    await expect(dialog).toHaveTextContent('3 lessons to come');
    await expect(dialog).toHaveTextContent('6 unspent credits');
    await expect(screen.getByRole('button', { name: 'Delete permanently' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Your password'), 'fairway-demo-1');
    await userEvent.click(screen.getByRole('button', { name: 'Delete permanently' }));
    await expect(args.onErase).toHaveBeenCalledWith('fairway-demo-1');
  },
};
export const ErasingCoach: Story = {
  args: {
    state: ready({ at_stake: { lessons: 41, credits: 86, players: 12, children: 0 } }),
    errors: { password: ['your password could not be verified'] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(dialog).toHaveTextContent('12 players, with all of their data'));
    await expect(dialog).toHaveTextContent('your password could not be verified');
  },
};
/** What was said of a password is not said again of the next. */
export const AskedAgain: Story = {
  args: { errors: { password: ['your password could not be verified'] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await expect(await screen.findByText('your password could not be verified')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await expect(await screen.findByLabelText('Your password')).toHaveValue('');
    await expect(screen.queryByText('your password could not be verified')).toBeNull();
  },
};
export const ErasingDark: Story = { ...ErasingCoach, globals: { scheme: 'dark' } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = { args: { state: ready({ export: made() }, `${'player.'.repeat(12)}@example.com`) } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
