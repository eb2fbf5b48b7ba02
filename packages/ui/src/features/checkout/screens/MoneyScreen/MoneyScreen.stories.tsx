import type { PurchaseList } from '@fairway/contracts/checkout/purchases';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ZONE } from '../../../../testing/clock.ts';
import { aFeeDue } from '../../../../testing/lessons.ts';
import { muchMoney, noMoney, someMoney, someYen, TERMS } from '../../../../testing/money.ts';
import { ALEX, LONG_NAMED, PRIYA } from '../../../../testing/people.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { aPurchase } from '../../../../testing/purchases.ts';
import { type MoneyFacts, MoneyScreen } from './MoneyScreen.tsx';

const bought: PurchaseList['data'] = [
  { ...aPurchase(), player: ALEX },
  { ...aPurchase({ id: 'p-2', kind: 'offer', title: 'Winter playing lesson', amount: 9900 }), player: PRIYA },
  { ...aPurchase({ id: 'p-3', status: 'refunded', refunded_at: '2026-11-20T09:00:00.000Z' }), player: null },
];
const purchases = (over: Partial<PurchaseList> = {}): PurchaseList => ({
  data: bought,
  total: 3,
  page: 1,
  per_page: 20,
  ...over,
});
const fees = [
  aFeeDue(),
  aFeeDue({ id: 'fee-2', player: null, player_id: null, guest_name: 'Sam Guest', duration: 30, end: '10:30:00' }),
];
const ready = (over: Partial<MoneyFacts> = {}) => ({
  status: 'ready' as const,
  money: someMoney(),
  fees,
  purchases: purchases(),
  ...over,
});

const meta = {
  title: 'Screens/Pro/Money',
  component: MoneyScreen,
  decorators: [inProShell()],
  parameters: pageParameters,
  args: {
    state: ready(),
    terms: TERMS,
    timezone: ZONE,
    onMoney: fn(async () => undefined),
    onStatement: fn(async () => undefined),
  },
} satisfies Meta<typeof MoneyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: '£824.00' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Month by month' }));
    const row = within(canvas.getByRole('table')).getByRole('row', { name: /November 2026/ });
    await expect(row).toHaveTextContent('November 2026£599.00£275.00£50.00£824.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Mark paid: Alex Taylor, 17 Nov 2026' }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByRole('textbox', { name: 'Amount' })).toHaveValue('50.00');
    await userEvent.click(sheet.getByRole('button', { name: 'Mark paid' }));
    await expect(args.onMoney).toHaveBeenCalledWith(fees[0], { paid: true, paid_amount: 5000 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Waive fee: Sam Guest, 17 Nov 2026' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Waive fee' }));
    await expect(args.onMoney).toHaveBeenLastCalledWith(fees[1], { waived: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Download takings' }));
    await expect(args.onStatement).toHaveBeenCalledWith({ start: '2026-08-26', end: '2026-11-24' });
    await expect(canvas.getByRole('link', { name: /4 lesson credits.*Alex Taylor/ })).toHaveAttribute(
      'href',
      '/pro/money/purchase-1',
    );
  },
};
export const AtRest: Story = {};
export const NoFees: Story = { args: { state: ready({ fees: [] }) } };
export const Nothing: Story = {
  args: { state: ready({ money: noMoney(), fees: [], purchases: purchases({ data: [], total: 0 }) }) },
};
export const Yen: Story = {
  args: { state: ready({ money: someYen() }), terms: { lesson_price: 2500, currency: 'JPY' } },
};
export const LargeSumsAndLongNames: Story = {
  args: {
    state: ready({
      money: muchMoney(),
      fees: [aFeeDue({ player: LONG_NAMED, duration: 120 })],
      purchases: purchases({
        data: [
          {
            ...aPurchase({ title: 'A place at the winter masterclass '.repeat(3), amount: 999_999 }),
            player: LONG_NAMED,
          },
        ],
        total: 141,
        page: 3,
      }),
    }),
    terms: { lesson_price: 99_999, currency: 'GBP' },
  },
};
export const NoPrice: Story = { args: { terms: { lesson_price: null, currency: 'GBP' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
/** The tax year that the address names is what the statement opens with. */
export const TaxYear: Story = {
  args: { period: 'tax-2025' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Tax year 2025/26' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Calendar year 2026' })).toHaveAttribute(
      'href',
      '/pro/money?period=year-2026',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Download takings' }));
    await expect(args.onStatement).toHaveBeenCalledWith(
      expect.objectContaining({ start: '2025-04-06', end: '2026-04-05' }),
    );
  },
};
