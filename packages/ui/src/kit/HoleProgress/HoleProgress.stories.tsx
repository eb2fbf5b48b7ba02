import { Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HoleProgress } from './HoleProgress.tsx';

const meta = {
  title: 'Components/HoleProgress',
  component: HoleProgress,
  args: { step: 3, count: 6, title: 'Your address' },
} satisfies Meta<typeof HoleProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Your sign-up' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'Step 3 of 6: Your address');
  },
};
export const EveryStep: Story = {
  render: (props) => (
    <Stack>
      {[1, 2, 3, 4, 5, 6].map((step) => (
        <HoleProgress key={step} {...props} step={step} title={`Step ${step}`} />
      ))}
    </Stack>
  ),
};
export const EveryStepDark: Story = { ...EveryStep, globals: { scheme: 'dark' } };
