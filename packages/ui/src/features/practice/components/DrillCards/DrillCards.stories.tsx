import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aDrill, someDrills } from '../../../../testing/drills.ts';
import { SCENES } from '../../../../testing/pictures.ts';
import { DrillCards } from './DrillCards.tsx';

const meta = {
  title: 'Components/DrillCards',
  component: DrillCards,
  args: {
    drills: [...someDrills(), aDrill({ id: 'seen', image: SCENES[0] ?? null })],
    getHref: (id) => `/drills/${id}`,
  },
} satisfies Meta<typeof DrillCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Mirror turn/ });
    await expect(link).toHaveAttribute('href', '/drills/drill-4');
  },
};
export const WhileWriting: Story = {
  args: { drills: [aDrill()], getHref: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
export const LongTitle: Story = {
  args: {
    drills: [aDrill({ title: 'Landing it on the towel from three different lies '.repeat(2).trim(), minutes: null })],
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
