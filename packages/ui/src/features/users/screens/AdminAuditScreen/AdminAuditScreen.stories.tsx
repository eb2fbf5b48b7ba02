import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { pageParameters } from '../../../../testing/proShell.tsx';
import { SOME_ACTS } from '../../../../testing/admin.ts';
import { inAdminShell } from '../../../../testing/inAdminShell.tsx';
import { AdminAuditScreen } from './AdminAuditScreen.tsx';

const ready = { status: 'ready' as const, data: SOME_ACTS, total: 60, page: 2, per_page: 25 };

const meta = {
  title: 'Screens/Admin/Audit',
  component: AdminAuditScreen,
  decorators: [inAdminShell('/admin/audit')],
  parameters: pageParameters,
  args: { state: ready },
} satisfies Meta<typeof AdminAuditScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Admin activity' }));
    await expect(list.getByText(/Morgan Hale deleted a user who has left/)).toBeVisible();
    await expect(list.getByText('A coach, with 12 players, 31 lessons to come, 1 unspent credit')).toBeVisible();
    await expect(list.getByText('Email, date of birth')).toBeVisible();
    await expect(list.getByRole('link', { name: 'Sam Green' })).toHaveAttribute('href', '/admin/players/pro-1');
    await expect(list.getByText('Morgan Hale started a reconciliation')).toBeVisible();
    await expect(list.getByText('Morgan Hale retried failed jobs of the queue “notices”')).toBeVisible();
    await expect(list.getByText('Morgan Hale removed a job of the queue “upkeep”')).toBeVisible();
    await expect(list.getByText('Job repeat:sweep-sessions:1795333200000')).toBeVisible();
    await expect(list.getByText('Morgan Hale brought forward delayed jobs of the queue “notices”')).toBeVisible();
    await expect(list.getByText('Morgan Hale paused all queues')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/admin/audit');
  },
};
export const Empty: Story = { args: { state: { ...ready, data: [], total: 0, page: 1 } } };
export const BeyondTheEnd: Story = { args: { state: { ...ready, data: [], page: 9 } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
