import { Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Keys } from './Keys.tsx';

const meta = {
  title: 'Components/Keys',
  component: Keys,
  args: { children: '⌘K' },
  render: () => (
    <Group>
      <Keys>⌘K</Keys>
      <Keys>Ctrl K</Keys>
      <Keys>N</Keys>
      <Keys>?</Keys>
    </Group>
  ),
} satisfies Meta<typeof Keys>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
