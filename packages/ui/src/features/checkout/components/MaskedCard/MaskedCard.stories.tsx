import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MaskedCard } from './MaskedCard.tsx';

const meta = {
  title: 'Components/MaskedCard',
  component: MaskedCard,
  args: { last4: '4242', name: 'Jamie Whitlock' },
} satisfies Meta<typeof MaskedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Card ending 4 2 4 2' })).toBeVisible();
  },
};
export const WithoutName: Story = { args: { name: undefined } };
export const LongText: Story = { args: { name: 'Beatrix Alexandrina Featherstonehaugh-Cholmondeley' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
