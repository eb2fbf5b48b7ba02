import type { Category } from '@fairway/contracts/offers/offers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inProShell, pageParameters } from '../../../../testing/proShell.tsx';
import { CategoriesScreen } from './CategoriesScreen.tsx';

const clinics: Category = { id: 'category-1', name: 'Clinics', offers: 3, removable: true };
const categories: Category[] = [
  clinics,
  { id: 'category-2', name: 'Equipment', offers: 0, removable: true },
  { id: 'category-3', name: 'Other', offers: 1, removable: false },
];
const ready = (over: Category[] = categories) => ({ status: 'ready' as const, categories: over });

const meta = {
  title: 'Screens/Pro/Categories',
  component: CategoriesScreen,
  decorators: [inProShell('/pro/offers')],
  parameters: pageParameters,
  args: { state: ready(), onAdd: fn().mockResolvedValue(undefined), onDelete: fn().mockResolvedValue(undefined) },
} satisfies Meta<typeof CategoriesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const name = canvas.getByLabelText('New category');
    await userEvent.type(name, 'Trips');
    await userEvent.click(canvas.getByRole('button', { name: 'Add category' }));
    await expect(args.onAdd).toHaveBeenCalledWith('Trips');
    await expect(name).toHaveValue('');
  },
};
export const Deletes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete categories' }));
    await expect(canvas.queryByRole('button', { name: /Other/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Delete Clinics/ }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Are you sure you want to delete this category?' }),
    );
    await expect(dialog.getByText(/its 3 offers moved to “Other”/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete category' }));
    await expect(args.onDelete).toHaveBeenCalledWith(clinics);
  },
};
export const AsksAboutAnEmptyOne: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete categories' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Delete Equipment/ }));
    await screen.findByText('“Equipment” has no offers.');
  },
};
export const Empty: Story = { args: { state: ready([]) } };
export const Refused: Story = { args: { errors: { name: ['You already have a category with this name.'] } } };
export const LongText: Story = {
  args: {
    state: ready([
      {
        id: 'long',
        name: 'Everything that has to do with the short game, and with bunkers above all',
        offers: 120,
        removable: true,
      },
    ]),
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
