import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ZONE } from '../../../../testing/clock.ts';
import { someLots } from '../../../../testing/credit-history.ts';
import { someCredits } from '../../../../testing/credits.ts';
import { LONG_NAMED, SAM } from '../../../../testing/people.ts';
import { inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { AddCreditsScreen } from './AddCreditsScreen.tsx';

const facts = {
  status: 'ready',
  credits: someCredits([9, 6], [358, 2]),
  timezone: ZONE,
  pro: SAM,
  shop: { lesson_price: 3500, currency: 'GBP' },
  stripe_card: '4242',
} as const;
const buying = { onBuy: fn(), busy: false, confirming: false, outcome: null, cardForm: null, onWithoutCard: fn() };
const told = (lots: ReturnType<typeof someLots>) =>
  ({ status: 'ready', lots, timezone: ZONE, beyond: 'none' }) as const;

const meta = {
  title: 'Screens/Player/Lesson credits',
  component: AddCreditsScreen,
  decorators: [inPlayerShell('/player/lessons')],
  parameters: { layout: 'fullscreen' },
  args: {
    state: facts,
    buying,
    bought: null,
    onMore: fn(),
    story: { state: told(someLots()), onMore: fn() },
    statement: { onStatement: fn().mockResolvedValue(undefined) },
  },
} satisfies Meta<typeof AddCreditsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen for somebody who only looks. */
export const Ready: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Pay' })).toBeDisabled(),
};
/** The price follows the number, and what was shown is what is sent. */
export const Buys: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1 hour · 4 credits £140.00' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One credit more' }));
    await expect(canvas.getByRole('radio', { name: /^1 hour/ })).not.toBeChecked();
    await expect(canvas.getByRole('status', { name: 'Price' })).toHaveTextContent('£175.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £175.00' }));
    await expect(args.buying.onBuy).toHaveBeenCalledWith({ credits: 5, price: 17_500 });
  },
};
/** A number that cannot be bought is not paid for as another, and gives way to one that is chosen. */
export const TooMany: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'How many credits' });
    await userEvent.type(field, '25');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pay' })).toBeDisabled();
    await expect(canvas.getByText('Choose 1 to 20')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^1 hour/ }));
    await expect(field).toHaveValue(4);
    await expect(canvas.getByRole('button', { name: 'Pay £140.00' })).toBeEnabled();
  },
};
/** What a booking lacks is chosen already. */
export const Missing: Story = {
  args: { missing: 3, from: '/player/lessons/book?duration=60' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^45 minutes/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Pay £105.00' })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { state: { ...facts, credits: {} }, story: { state: told([]), onMore: fn() } },
};
export const Busy: Story = { args: { buying: { ...buying, busy: true } } };
export const Authentication: Story = {
  args: { buying: { ...buying, busy: true, confirming: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your bank asks you to confirm/)).toBeVisible();
  },
};
export const Refused: Story = {
  args: {
    buying: {
      ...buying,
      outcome: { state: 'refused', reason: 'The price has changed. Please look again before you pay.' },
    },
  },
};
/** Nobody knows yet whether it was taken: it cannot be paid again meanwhile. */
export const OutcomeUnknown: Story = {
  args: { buying: { ...buying, outcome: { state: 'unknown', reason: null } }, missing: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('don’t pay again');
    await expect(canvas.getByRole('button', { name: 'Pay £140.00' })).toBeDisabled();
  },
};
export const NoCard: Story = { args: { state: { ...facts, stripe_card: null } } };

function Walk() {
  const [wanted, setWanted] = useState(false);
  return (
    <AddCreditsScreen
      {...meta.args}
      state={{ ...facts, stripe_card: null }}
      buying={{
        ...buying,
        onBuy: () => setWanted(true),
        cardForm: wanted ? { onSave: fn() } : null,
        onWithoutCard: () => setWanted(false),
      }}
    />
  );
}
/** A card is added on the way, for what was chosen; whoever does not want to comes back to the choice. */
export const AddsACardOnTheWay: Story = {
  render: () => <Walk />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^2 hours/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'One credit fewer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add a card and pay £245.00' }));
    await userEvent.type(canvas.getByLabelText('Name on the card'), 'Jamie Whitlock');
    await expect(canvas.getByRole('button', { name: 'Save card and pay £245.00' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(canvas.getByRole('button', { name: 'Add a card and pay £245.00' })).toBeVisible();
  },
};
export const Bought: Story = {
  args: {
    bought: { credits: 4, amount: 14_000, currency: 'GBP', card: '4242', receiptHref: '/player/receipts/purchase-1' },
    from: '/player/lessons/book?duration=60',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '4 credits are yours' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'View receipt' })).toHaveAttribute(
      'href',
      '/player/receipts/purchase-1',
    );
    const main = within(canvas.getByRole('main'));
    for (const way of main.getAllByRole('link', { name: 'Back to your booking' }))
      await expect(way).toHaveAttribute('href', '/player/lessons/book?duration=60');
  },
};
export const NoShop: Story = { args: { state: { ...facts, shop: null } } };
export const Yen: Story = {
  args: { state: { ...facts, shop: { lesson_price: 6000, currency: 'JPY' } }, missing: 20 },
};
export const LongName: Story = { args: { state: { ...facts, pro: LONG_NAMED, shop: null } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
