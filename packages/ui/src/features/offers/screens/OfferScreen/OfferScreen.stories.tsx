import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { aFreeOffer, anOffer } from '../../../../testing/offers.ts';
import { inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { OfferScreen } from './OfferScreen.tsx';
import type { Redeeming } from './redeeming.ts';

const still: Redeeming = {
  busy: false,
  confirming: false,
  outcome: null,
  done: null,
  cardForm: null,
  onWithoutCard: fn(),
};
const offer = anOffer();
const free = aFreeOffer();
const withCredits = anOffer({ lesson_credits_value: 6, redeemed_at: '2026-11-03T10:00:00.000Z' });

const meta = {
  title: 'Screens/Player/Offer',
  component: OfferScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/offers')],
  args: { state: { status: 'ready', offer }, card: '4242', redeeming: still, onRedeem: fn() },
} satisfies Meta<typeof OfferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Winter short game clinic' })).toBeVisible();
    await expect(canvas.getByText('Until Saturday 12 December')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Book my place' }));
    const dialog = await screen.findByRole('dialog', { name: 'Winter short game clinic' });
    await expect(dialog).toHaveTextContent('£45.00 is charged to your card ending 4242.');
    await userEvent.click(screen.getByRole('button', { name: 'Pay £45.00' }));
    await expect(args.onRedeem).toHaveBeenCalledOnce();
    await expect(args.onRedeem).toHaveBeenCalledWith(offer);
  },
};
export const Free: Story = {
  args: { state: { status: 'ready', offer: free }, card: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim it' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('It’s free.');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await expect(args.onRedeem).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Claim it' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }));
    await expect(args.onRedeem).toHaveBeenCalledOnce();
    await expect(args.onRedeem).toHaveBeenCalledWith(free);
  },
};
export const WithCredits: Story = {
  args: { state: { status: 'ready', offer: withCredits } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 credits: 1 hour 30 minutes of lessons')).toBeVisible();
    await expect(canvas.getByText('You redeemed this on Tuesday 3 November')).toBeVisible();
  },
};
export const NoCardYet: Story = {
  args: { card: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book my place' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      'You’ll add a card next, and £45.00 will be charged to it.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add a card' }));
    await expect(args.onRedeem).toHaveBeenCalledOnce();
  },
};
const onSave = fn();
export const AddsACard: Story = {
  args: { card: null, redeeming: { ...still, cardForm: { onSave } } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name on the card'), 'Alex Taylor');
    await userEvent.click(canvas.getByRole('button', { name: 'Save card and pay £45.00' }));
    await expect(onSave).toHaveBeenCalledWith({ name: 'Alex Taylor', test_card: 'pm_card_visa' });
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.redeeming.onWithoutCard).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { redeeming: { ...still, busy: true } } };
export const AsksTheBank: Story = {
  args: { redeeming: { ...still, busy: true, confirming: true } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Your bank asks you to confirm this payment.');
    await expect(screen.getByRole('button', { name: 'Not now' })).toBeDisabled();
  },
};
export const Redeemed: Story = {
  args: {
    state: { status: 'ready', offer: withCredits },
    redeeming: {
      ...still,
      done: { msg: 'Your payment went through, and your coach has been told. 6 credits for lessons are yours.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'It’s yours' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your lessons' })).toHaveAttribute('href', '/player/lessons');
    await expect(canvas.getByRole('link', { name: 'See your receipts' })).toHaveAttribute('href', '/player/receipts');
    await expect(canvas.queryByRole('button', { name: 'Book my place' })).toBeNull();
  },
};
export const RedeemedFree: Story = {
  args: {
    state: { status: 'ready', offer: free },
    redeeming: { ...still, done: { msg: 'Your coach has been told.' } },
  },
};
export const Declined: Story = {
  args: { redeeming: { ...still, outcome: { state: 'declined' as const, reason: 'Your card was declined.' } } },
};
export const PriceChanged: Story = {
  args: {
    state: { status: 'ready', offer: anOffer({ price: 5000 }) },
    redeeming: {
      ...still,
      outcome: { state: 'refused', reason: 'The price of this offer has changed: it is now £50.00.' },
    },
  },
};
export const SoldOutMeanwhile: Story = {
  args: {
    state: { status: 'ready', offer: anOffer({ qty: 0, state: 'sold_out', can: { redeem: false, change: false } }) },
    redeeming: { ...still, outcome: { state: 'refused', reason: 'This offer is sold out.' } },
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Book my place' })).toBeNull(),
};
export const Ended: Story = {
  args: {
    state: {
      status: 'ready',
      offer: anOffer({
        state: 'ended',
        ended_at: '2026-11-20',
        redeemed_at: '2026-11-03T10:00:00.000Z',
        can: { redeem: false, change: false },
      }),
    },
  },
};
export const FreeCreditsOnce: Story = {
  args: {
    state: {
      status: 'ready',
      offer: aFreeOffer({
        lesson_credits_value: 2,
        redeemed_at: '2026-11-03T10:00:00.000Z',
        can: { redeem: false, change: false },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have already redeemed this offer.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Claim it' })).toBeNull();
  },
};
export const Gone: Story = { args: { state: { status: 'gone' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      offer: anOffer({
        title: `Maximiliana-Josephine’s ${'unabridged '.repeat(12)}clinic`,
        description: 'W'.repeat(300) + '\n\n' + 'Bring a wedge. '.repeat(120),
        button_type: 'Yes please, sign me up for this one now',
        currency: 'JPY',
        price: 999_999,
        lesson_credits_value: 100,
      }),
    },
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
export const LoadingDesktop: Story = { args: Loading.args, globals: { viewport: { value: 'desktop' } } };
