import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ZONE } from '../../../../testing/clock.ts';
import { aProsOffer, prosOffers } from '../../../../testing/offers.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { ProOffersScreen } from './ProOffersScreen.tsx';

const meta = {
  title: 'Screens/Pro/Offers',
  component: ProOffersScreen,
  parameters: pageParameters,
  decorators: [inProShell('/pro/offers')],
  args: { state: { status: 'ready', offers: prosOffers() }, timezone: ZONE, show: null, onShow: fn() },
} satisfies Meta<typeof ProOffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const link = (name: RegExp) => canvas.getByRole('link', { name });
    await expect(link(/Live.*£45.00.*Winter short game clinic.*4 left · 6 sold · Until/)).toHaveAttribute(
      'href',
      '/pro/offers/offer-1',
    );
    await expect(link(/Sold out.*8 sold/)).toBeVisible();
    await expect(link(/Coming.*From Monday 1 March 2027 · 12 in stock/)).toBeInTheDocument();
    await expect(link(/Live.*Free.*No limit · None sold yet/)).toBeInTheDocument();
    await expect(link(/Ended.*10 sold · Ended Monday 31 August/)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Create offer' })).toHaveAttribute('href', '/pro/offers/new');
    await expect(canvas.getByRole('link', { name: 'Categories' })).toHaveAttribute('href', '/pro/offers/categories');
  },
};
/** The address keeps which offers are shown. */
export const SoldOut: Story = {
  args: { show: 'sold_out' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: /Sold out.*8 sold/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Winter short game clinic/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ended', pressed: false }));
    await expect(args.onShow).toHaveBeenLastCalledWith('ended');
    await userEvent.click(canvas.getByRole('button', { name: 'Sold out', pressed: true }));
    await expect(args.onShow).toHaveBeenLastCalledWith(null);
  },
};
export const NoneComing: Story = {
  args: { show: 'coming', state: { status: 'ready', offers: { Clinics: [aProsOffer()] } } },
  play: async ({ canvas }) => expect(canvas.getByText('No “Coming” offers')).toBeVisible(),
};
export const Empty: Story = {
  args: { state: { status: 'ready', offers: {} } },
  play: async ({ canvas }) => expect(canvas.getAllByRole('link', { name: 'Create offer' })).toHaveLength(1),
};
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      offers: {
        'Everything that has to do with the short game, and with bunkers above all': [
          aProsOffer({
            title: 'Maximiliana-Josephine’s unabridged and unforgettable winter short game clinic for beginners',
            currency: 'JPY',
            price: 450_000,
          }),
        ],
      },
    },
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const EmptyDark: Story = { ...Empty, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
