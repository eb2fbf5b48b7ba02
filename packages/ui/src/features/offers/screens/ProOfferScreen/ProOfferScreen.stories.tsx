import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ZONE } from '../../../../testing/clock.ts';
import { aProsOffer } from '../../../../testing/offers.ts';
import { aPhoto, PORTRAIT } from '../../../../testing/pictures.ts';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { ProOfferScreen } from './ProOfferScreen.tsx';

const CATEGORIES = ['Clinics', 'Equipment'];
const ready = (offer = aProsOffer()) => ({ status: 'ready' as const, offer, categories: CATEGORIES });
const unmade = { status: 'ready' as const, offer: null, categories: CATEGORIES };

const meta = {
  title: 'Screens/Pro/Offer',
  component: ProOfferScreen,
  parameters: pageParameters,
  decorators: [inProShell('/pro/offers')],
  args: {
    state: ready(),
    timezone: ZONE,
    currency: 'GBP',
    onSave: fn(async () => undefined),
    onDelete: fn(async () => undefined),
    upload: fn(async () => ({ path: PORTRAIT })),
  },
} satisfies Meta<typeof ProOfferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Winter short game clinic' })).toBeVisible();
    await expect(canvas.getByText('6 sold')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to players about it' })).toHaveAttribute(
      'href',
      '/pro/messages/new?offer=offer-1',
    );
  },
};
export const SoldOut: Story = { args: { state: ready(aProsOffer({ state: 'sold_out', qty: 0 })) } };
export const Coming: Story = {
  args: {
    state: ready(
      aProsOffer({ state: 'coming', started_at: '2027-03-01', ended_at: null, sold: 0, announced_at: null }),
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByText('Not yet')).toBeVisible(),
};
export const Ended: Story = { args: { state: ready(aProsOffer({ state: 'ended', ended_at: '2026-11-20' })) } };
export const WithoutPictures: Story = { args: { state: ready(aProsOffer({ image: null, images: [] })) } };

/** Only what was changed is sent, and stock with what was seen of it. */
export const Edited: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const qty = canvas.getByRole('textbox', { name: 'How many' });
    await userEvent.clear(qty);
    await userEvent.type(qty, '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 1 of 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save offer' }));
    const images = aProsOffer().images.slice(1);
    await expect(args.onSave).toHaveBeenCalledWith({ qty: '9', qty_seen: 4, images });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible());
  },
};
/** While the form is open a player buys one: a place that is sold does not come back, and what was changed says what it was changed from. */
export const SoldMeanwhile: Story = {
  render: function Render(args) {
    const [qty, setQty] = useState(4);
    return (
      <>
        <ProOfferScreen {...args} state={ready(aProsOffer({ qty }))} />
        <button onClick={() => setQty(qty - 1)}>Sell one</button>
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const qty = canvas.getByRole('textbox', { name: 'How many' });
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Clinic');
    await userEvent.click(canvas.getByRole('button', { name: 'Sell one' }));
    await expect(qty).toHaveValue('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Save offer' }));
    await expect(args.onSave).toHaveBeenCalledWith({ title: 'Clinic' });
    await waitFor(() => userEvent.click(canvas.getByRole('button', { name: 'Edit' })));
    await userEvent.type(canvas.getByRole('textbox', { name: 'How many' }), '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Sell one' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save offer' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ qty: '30', qty_seen: 3 });
  },
};
export const Editing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(canvas.getByRole('button', { name: 'Save offer' })).toBeVisible();
  },
};
export const New: Story = { args: { state: unmade } };
export const Created: Story = {
  args: { state: unmade, onDirtyChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Bunker clinic');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.type(canvas.getByLabelText(/^Category/, { selector: 'input' }), 'Bunkers');
    await userEvent.upload(canvas.getByTestId('image_files-file'), aPhoto());
    await canvas.findByRole('button', { name: 'Remove picture 1 of 1' });
    await userEvent.type(canvas.getByRole('textbox', { name: /^Price/ }), '30');
    await userEvent.click(canvas.getByRole('button', { name: 'Create offer' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Bunker clinic',
        category: 'Bunkers',
        price: 3000,
        qty: '',
        images: [PORTRAIT],
      }),
    );
    await expect(canvas.getByText('£30.00')).toBeInTheDocument();
  },
};
export const Refused: Story = {
  args: {
    state: unmade,
    errors: {
      title: ['Please give the offer a title.'],
      category_id: ['Please choose a category.'],
      image_files: ['At most 8 pictures, please.'],
      price: ['Please enter a price.'],
      qty: ['Please enter a whole number, or leave it blank for no limit.'],
      ended_at: ['The last day is before the first.'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await expect(canvas.getByText('Please choose a category.')).toBeVisible();
  },
};
export const Deleted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this offer?' }));
    await expect(dialog.getByText(/Anyone who bought it keeps it/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete offer' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    state: ready(
      aProsOffer({
        title: 'Maximiliana-Josephine’s unabridged and unforgettable winter short game clinic for beginners',
        category: 'Everything that has to do with the short game, and with bunkers above all',
        button_type: 'Yes, I want to be there with everybody',
        description: 'Two hours. '.repeat(120),
        currency: 'JPY',
      }),
    ),
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const NewDark: Story = { ...New, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const EditingDesktop: Story = { ...Editing, globals: { viewport: { value: 'desktop' } } };
export const EditingDesktopDark: Story = { ...Editing, globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
