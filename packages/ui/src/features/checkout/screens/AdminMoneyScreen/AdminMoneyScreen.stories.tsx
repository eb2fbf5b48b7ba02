import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { pageParameters } from '../../../../testing/proShell.tsx';
import { SOME_FAULTS } from '../../../../testing/admin.ts';
import { inAdminShell } from '../../../../testing/inAdminShell.tsx';
import { AdminMoneyScreen } from './AdminMoneyScreen.tsx';

const last = { finished_at: '2026-11-24T02:10:07.000Z', lots: 12_480, purchases: 1, payments: 298, alerts: 0 };
const balanced = {
  status: 'ready' as const,
  data: [],
  total: 0,
  page: 1,
  per_page: 20,
  open: 0,
  last,
  asked_at: null,
};
const wrong = {
  ...balanced,
  data: SOME_FAULTS,
  total: 31,
  open: SOME_FAULTS.filter(({ resolved_at }) => resolved_at === null).length,
};

const meta = {
  title: 'Screens/Admin/Money',
  component: AdminMoneyScreen,
  decorators: [inAdminShell('/admin/money')],
  parameters: pageParameters,
  args: { state: wrong, onReconcile: fn(), busy: false },
} satisfies Meta<typeof AdminMoneyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Faults: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Discrepancies' }));
    await expect(list.getByText('Purchase 1041 is one sum here and another at the payment provider')).toBeVisible();
    await expect(list.getAllByText('Paid, £140.00')[0]).toBeVisible();
    await expect(list.getByText('Taken, ¥14,000, ¥4,000 refunded')).toBeVisible();
    await expect(list.getByRole('link', { name: 'Open the player' })).toHaveAttribute(
      'href',
      '/admin/players/player-1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reconcile now' }));
    await expect(args.onReconcile).toHaveBeenCalledOnce();
  },
};
export const Balanced: Story = { args: { state: balanced } };
export const UnderWay: Story = {
  args: { state: { ...balanced, asked_at: '2026-11-24T14:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reconciling' })).toBeDisabled();
    await expect(canvas.getByText(/Reconciliation is running/)).toBeVisible();
  },
};
export const NeverReconciled: Story = { args: { state: { ...balanced, last: null } } };
export const Asking: Story = { args: { state: balanced, busy: true } };
export const BeyondTheEnd: Story = { args: { state: { ...wrong, data: [], page: 9 } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
