import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { aPlayerPage } from '../../../../testing/players.ts';
import { pageParameters } from '../../../../testing/proShell.tsx';
import { inAdminShell } from '../../../../testing/inAdminShell.tsx';
import { AdminPlayerScreen } from './AdminPlayerScreen.tsx';

const player = aPlayerPage({ at_stake: { lessons: 2, credits: 6, players: 0, children: 0 } });
const pro = aPlayerPage({
  id: 'pro-1',
  type: 'pro',
  pro_id: null,
  first_name: 'Sam',
  last_name: 'Green',
  email: 'coach@example.com',
  at_stake: { lessons: 31, credits: 84, players: 12, children: 0 },
});
const nothing = { lessons: 0, credits: 0, players: 0, children: 0 };
const ready = (person = player, self = false) => ({ status: 'ready' as const, person, self });

const meta = {
  title: 'Screens/Admin/User',
  component: AdminPlayerScreen,
  decorators: [inAdminShell()],
  parameters: pageParameters,
  args: { state: ready(), onSave: fn(), onDelete: fn(async () => undefined), onDirtyChange: fn() },
} satisfies Meta<typeof AdminPlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Alex Taylor' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Coach profile' })).toHaveAttribute('href', '/admin/players/pro-1');
    await expect(canvas.queryByRole('radiogroup', { name: 'Type' })).toBeNull();
    const name = canvas.getByLabelText('First name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Sascha');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'player', first_name: 'Sascha', handed: 'left', shoe: 9.5, gender: null }),
    );
  },
};
export const Pro: Story = {
  args: { state: ready(pro) },
  play: async ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Coach' })).toBeChecked(),
};
export const Admin: Story = { args: { state: ready({ ...pro, id: 'admin-2', type: 'admin', at_stake: nothing }) } };
export const Oneself: Story = {
  args: { state: ready({ ...pro, id: 'admin-1', type: 'admin', at_stake: nothing }, true) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete user' })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Email' })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Your account/ })).toHaveAttribute('href', '/account');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.not.objectContaining({ email: expect.anything() as string }));
  },
};
export const ChildWithoutLogin: Story = {
  args: { state: ready({ ...player, email: '' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Email' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.not.objectContaining({ email: '' }));
  },
};
export const Deletes: Story = {
  args: { state: ready(pro) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete user' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Sam Green?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep user' })).toHaveFocus());
    await expect(dialog.getByText('12 players with all of their data')).toBeVisible();
    await expect(dialog.getByText('84 unspent credits')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Delete user' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Type “delete” to confirm'), 'delete');
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete user' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const AsksToDelete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete user' }));
    await screen.findByRole('dialog');
  },
};
export const AsksToDeleteDark: Story = { ...AsksToDelete, globals: { scheme: 'dark' } };
export const KeepsAfterAFailure: Story = {
  args: { onDelete: fn(() => Promise.reject(new Error('The server said no.'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete user' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Type “delete” to confirm'), ' Delete{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Refused: Story = {
  args: { state: ready(pro), errors: { type: ['A coach who has players or lessons cannot become an admin.'] } },
};
export const Busy: Story = { args: { busy: true } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = {
  args: { state: ready({ ...player, ...LONG_NAMED, email: `${'maximiliana-'.repeat(6)}@example.co.uk` }) },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
