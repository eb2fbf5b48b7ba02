import { SimpleGrid } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bunker } from './Bunker.tsx';
import { EmptyDiary } from './EmptyDiary.tsx';
import { HoledBall } from './HoledBall.tsx';
import { FlagOnGreen } from './FlagOnGreen.tsx';
import { LostBall } from './LostBall.tsx';

const meta = {
  title: 'Components/Illustration',
  render: () => (
    <SimpleGrid cols={{ base: 1, md: 2 }} maw={640}>
      <FlagOnGreen />
      <EmptyDiary />
      <LostBall />
      <Bunker />
      <HoledBall />
    </SimpleGrid>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
