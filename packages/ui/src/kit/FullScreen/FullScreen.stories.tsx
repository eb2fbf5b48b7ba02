import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { FullScreen } from './FullScreen.tsx';

const meta = {
  title: 'Components/FullScreen',
  component: FullScreen,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 420 } } },
  args: { opened: true, title: 'The grip, from the front', children: 'What is shown', onClose: fn() },
} satisfies Meta<typeof FullScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'The grip, from the front' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave full screen' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = { args: { title: 'A caption that goes on and on. '.repeat(8) } };
export const Dark: Story = { globals: { scheme: 'dark' } };
