import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aDrill } from '../../../../testing/drills.ts';
import { inPlayerShell } from '../../../../testing/inPlayerShell.tsx';
import { pageParameters } from '../../../../testing/proShell.tsx';
import { DrillPageScreen } from './DrillPageScreen.tsx';

const meta = {
  title: 'Screens/Practice/Drill of a player',
  component: DrillPageScreen,
  decorators: [inPlayerShell('/player/goals')],
  parameters: pageParameters,
  args: { state: { status: 'ready', drill: aDrill({ target_feet: 6 }) } },
} satisfies Meta<typeof DrillPageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Gate putting' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to goals' })).toHaveAttribute('href', '/player/goals');
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
