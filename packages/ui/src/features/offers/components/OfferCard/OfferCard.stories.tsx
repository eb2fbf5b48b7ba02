import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TODAY } from '../../../../testing/clock.ts';
import { aFreeOffer, anOffer } from '../../../../testing/offers.ts';
import { OfferCard } from './OfferCard.tsx';

const meta = {
  title: 'Components/OfferCard',
  component: OfferCard,
  args: { offer: anOffer(), href: '/player/offers/offer-1', today: TODAY },
} satisfies Meta<typeof OfferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: /£45.00.*Winter short game clinic.*4 left · Until Saturday 12 December/,
    });
    await expect(link).toHaveAttribute('href', '/player/offers/offer-1');
  },
};
export const Free: Story = { args: { offer: aFreeOffer() } };
export const LastOne: Story = {
  args: { offer: anOffer({ qty: 1, lesson_credits_value: 4, ended_at: '2027-01-31' }) },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Only 1 left · 4 credits · Until Sunday 31 January 2027')).toBeVisible(),
};
export const Yen: Story = { args: { offer: anOffer({ currency: 'JPY', price: 4500 }) } };
export const LongText: Story = {
  args: {
    offer: anOffer({
      title: 'Maximiliana-Josephine’s unabridged, unhurried and unforgettable winter short game clinic for beginners',
    }),
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
