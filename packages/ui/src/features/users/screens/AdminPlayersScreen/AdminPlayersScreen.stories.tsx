import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pageParameters } from '../../../../testing/proShell.tsx';
import { SOME_USERS } from '../../../../testing/admin.ts';
import { inAdminShell } from '../../../../testing/inAdminShell.tsx';
import { adminPaths } from '../../../../paths/admin.ts';
import { AdminPlayersScreen } from './AdminPlayersScreen.tsx';

const ready = { status: 'ready' as const, data: SOME_USERS, total: 128, page: 1, per_page: 25 };

const meta = {
  title: 'Screens/Admin/Users',
  component: AdminPlayersScreen,
  decorators: [inAdminShell()],
  parameters: pageParameters,
  args: { state: ready, onSearch: fn(), getHref: adminPaths.players },
} satisfies Meta<typeof AdminPlayersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const table = within(canvas.getByRole('table', { name: 'Users' }));
    await expect(table.getAllByRole('row')).toHaveLength(SOME_USERS.length + 1);
    await expect(table.getByRole('link', { name: 'Sam Green' })).toHaveAttribute('href', '/admin/players/pro-1');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/admin/players?page=2');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name or email' }), ' green {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('green');
  },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
export const Results: Story = {
  args: { q: 'green', state: { ...ready, data: SOME_USERS.slice(1, 2), total: 1 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 result for “green”');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};
export const ResultsOfMany: Story = {
  args: { q: 'a b', state: { ...ready, page: 2 }, getHref: (page) => adminPaths.search('a b', page) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/admin/players/search?q=a+b&page=3',
    ),
};
export const NoResults: Story = { args: { q: 'wolfeschlegel', state: { ...ready, data: [], total: 0 } } };
export const BeyondTheEnd: Story = { args: { state: { ...ready, data: [], page: 99 } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };
