import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { aBag } from '../../../../testing/kit.ts';
import { ProBagScreen } from './ProBagScreen.tsx';

const meta = {
  title: 'Screens/Kit/ProBagScreen',
  component: ProBagScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/profile')],
  args: { name: 'Sam Green', state: { status: 'ready', clubs: aBag() } },
} satisfies Meta<typeof ProBagScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list', { name: 'Clubs' })).getAllByRole('listitem')).toHaveLength(14);
    await expect(canvas.getByText('Anchor mallet 34"')).toBeVisible();
  },
};
export const Empty: Story = { args: { state: { status: 'ready', clubs: [] } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
/** The drawn bag stands beside its clubs. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const { right } = canvas.getByRole('list', { name: 'Clubs' }).getBoundingClientRect();
    const drawings = [...canvasElement.querySelectorAll('main svg')].map((each) => each.getBoundingClientRect());
    await expect(drawings.some(({ left, width }) => width > 200 && left > right)).toBe(true);
  },
};
