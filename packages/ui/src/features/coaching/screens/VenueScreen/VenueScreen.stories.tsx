import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { aClub } from '../../../../testing/venues.ts';
import { VenueScreen } from './VenueScreen.tsx';

const meta = {
  title: 'Screens/Account/VenueScreen',
  component: VenueScreen,
  parameters: pageParameters,
  decorators: [inProShell('')],
  args: {
    state: { status: 'ready', club: aClub() },
    onSave: fn(async () => undefined),
    onDelete: fn(async () => undefined),
  },
} satisfies Meta<typeof VenueScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /01825 555 010/ })).toHaveAttribute('href', 'tel:01825555010');
    await expect(canvas.getByRole('link', { name: /ashdown-links.example/ })).toHaveAttribute('target', '_blank');
  },
};
export const NameOnly: Story = {
  args: { state: { status: 'ready', club: aClub({ address: null, telephone: null, website: null }) } },
};
export const Edited: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit venue' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ashdown Links, east course');
    await userEvent.click(canvas.getByRole('button', { name: 'Save venue' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'Ashdown Links, east course' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit venue' })).toBeVisible());
  },
};
export const Refused: Story = {
  args: {
    state: { status: 'ready', club: null },
    errors: { website: ['Please enter a web address, like www.club.com.'] },
    onSave: fn(() => Promise.reject(new Error('The server said no.'))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Website' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add venue' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add venue' })).toBeEnabled());
  },
};
export const New: Story = { args: { state: { status: 'ready', club: null } } };
export const Deleted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete venue' }));
    const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this club?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete venue' }).at(-1) ?? dialog);
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      club: aClub({
        name: 'The Royal and Ancient Parkfield Golf, Racquets and Country Club of Lower Featherstone',
        telephone: 'Pro shop 01825 555 010, ask for the coaches’ desk between nine and five on any day but Monday',
        website: `https://parkfield.example/${'coaching-and-lessons/'.repeat(8)}`,
      }),
    },
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const NewDark: Story = { ...New, globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
