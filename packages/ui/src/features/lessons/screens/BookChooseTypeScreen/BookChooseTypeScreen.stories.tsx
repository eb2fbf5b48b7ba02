import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inPlayerShell } from '../../../../testing/inPlayerShell.tsx';
import { BookChooseTypeScreen } from './BookChooseTypeScreen.tsx';

const meta = {
  title: 'Screens/Player/Book choose type',
  component: BookChooseTypeScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/lessons')],
  args: { video_price: '£25.00' },
} satisfies Meta<typeof BookChooseTypeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Face to Face/ })).toHaveAttribute('href', '/player/lessons/book');
    await expect(canvas.getByRole('link', { name: /^Video/ })).toHaveAttribute('href', '/player/lessons/bookvideo');
  },
};
export const PriceOnItsWay: Story = { args: { video_price: null } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const DesktopDark: Story = { globals: { viewport: { value: 'desktop' }, scheme: 'dark' } };
