import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aDrill } from '../../../../testing/drills.ts';
import { SCENES } from '../../../../testing/pictures.ts';
import { DrillView } from './DrillView.tsx';

const meta = {
  title: 'Components/DrillView',
  component: DrillView,
  args: { drill: aDrill({ target_feet: 6, video_url: 'https://example.com/gate' }) },
} satisfies Meta<typeof DrillView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Target: 8 of 10 into a circle of 6 feet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Watch the video' })).toHaveAttribute(
      'href',
      'https://example.com/gate',
    );
  },
};
export const WithPicture: Story = { args: { drill: aDrill({ image: SCENES[0] ?? null }) } };
export const TitleAlone: Story = {
  args: {
    drill: aDrill({ content: '', minutes: null, equipment: '', tags: [], target: null }),
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
};
export const Dark: Story = { globals: { scheme: 'dark' } };
