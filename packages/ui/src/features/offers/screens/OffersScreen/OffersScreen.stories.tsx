import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aFreeOffer, anOffer, someOffers } from '../../../../testing/offers.ts';
import { inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { OffersScreen } from './OffersScreen.tsx';

const meta = {
  title: 'Screens/Player/Offers',
  component: OffersScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/offers')],
  args: { state: { status: 'ready', offers: someOffers() } },
} satisfies Meta<typeof OffersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Clinics',
      'Packages',
      'Equipment',
    ]);
    const clinics = canvas.getByRole('list', { name: 'Clinics' });
    await expect(clinics.children).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: /Free.*Free club fitting check/ })).toHaveAttribute(
      'href',
      '/player/offers/offer-2',
    );
  },
};
export const Empty: Story = {
  args: { state: { status: 'ready', offers: {} } },
  play: async ({ canvas }) =>
    expect(
      canvas.getByText(
        "TIP: This area is awaiting updates from your Pro. We'll notify you of any updates through the app, so you'll be the first to hear about offers when they are made available.",
      ),
    ).toBeVisible(),
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll('ul li > div')).toHaveLength(5),
};
export const LoadingDesktop: Story = { args: Loading.args, globals: { viewport: { value: 'desktop' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      offers: {
        'Clinics, camps and everything else that happens around the practice green in winter': [
          anOffer({ title: 'A '.repeat(120), currency: 'JPY', price: 999_999 }),
          aFreeOffer({ qty: 100_000 }),
        ],
      },
    },
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
export const EmptyDesktop: Story = { args: Empty.args, globals: { viewport: { value: 'desktop' } } };
