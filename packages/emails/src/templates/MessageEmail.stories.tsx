import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailViewer } from '../testing/EmailViewer.tsx';
import { framesParameters, lookIntoFrames } from '../testing/frames.ts';

const meta = {
  title: 'Emails/Message',
  component: EmailViewer,
  parameters: framesParameters,
  play: lookIntoFrames,
  args: {
    scheme: 'light',
    content: {
      template: 'message',
      subject: 'Robin Calder: Range balls tomorrow',
      heading: 'Robin Calder wrote to you',
      lead: 'You can reply in Fairway.',
      message: {
        label: 'Robin Calder',
        value: 'Range balls are on me tomorrow.\n\nBring the 7 iron and your old wedge, we will look at both.',
      },
      facts: [
        { label: 'Offer', value: 'Winter glove' },
        { label: 'Pictures', value: '2' },
      ],
      button: { label: 'Read and reply', path: '/player/messages/1' },
      footer: null,
    },
  },
} satisfies Meta<typeof EmailViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: 'dark' } };
/** Hebrew and Arabic stand from right to left, an address without a blank wraps, and letters of several parts stay whole. */
export const AnyWriting: Story = {
  args: {
    content: {
      ...meta.args.content,
      message: {
        label: 'Robin Calder',
        value: `שלום, נתראה מחר\nhttps://example.com/${'a'.repeat(120)}\n👩🏽‍🦱🏌🏽‍♀️`,
      },
      facts: [],
    },
  },
};
