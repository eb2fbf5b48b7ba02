import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = { title: 'Components/OfflineBanner', component: OfflineBanner, args: { offline: true } } satisfies Meta<
  typeof OfflineBanner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "It looks like you don't have an internet connection. or it may be running slow. Connect to wifi and try again.",
    );
  },
};
export const Online: Story = {
  args: { offline: false },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};
export const Dark: Story = { globals: { scheme: 'dark' } };
