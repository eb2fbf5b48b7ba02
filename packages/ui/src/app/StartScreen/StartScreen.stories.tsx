import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StartScreen } from './StartScreen.tsx';

const meta = {
  title: 'Screens/Shared/StartScreen',
  component: StartScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Opening Fairway'),
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
