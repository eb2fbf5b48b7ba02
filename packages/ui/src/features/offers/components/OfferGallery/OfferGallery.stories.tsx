import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SCENES } from '../../../../testing/pictures.ts';
import { OfferGallery } from './OfferGallery.tsx';

const meta = {
  title: 'Components/OfferGallery',
  component: OfferGallery,
  args: { title: 'Winter short game clinic', images: SCENES },
} satisfies Meta<typeof OfferGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    const gallery = canvas.getByRole('group', { name: 'Pictures of Winter short game clinic' });
    await expect(gallery).toHaveTextContent('Picture 1 of 3');
    await expect(canvas.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await canvas.findByText('Picture 2 of 3');
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Winter short game clinic, picture 2 of 3');
    canvas.getByRole('list', { name: 'Pictures' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText('Picture 3 of 3');
    await expect(canvas.getByRole('button', { name: 'Next picture' })).toBeDisabled();
    await userEvent.keyboard('{ArrowLeft}');
    await canvas.findByText('Picture 2 of 3');
  },
};
export const One: Story = {
  args: { images: SCENES.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Winter short game clinic' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const None: Story = { args: { images: [] } };
export const NoneDark: Story = { args: { images: [] }, globals: { scheme: 'dark' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
