import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailViewer } from '../testing/EmailViewer.tsx';
import { framesParameters, lookIntoFrames } from '../testing/frames.ts';

const meta = {
  title: 'Emails/Digest',
  component: EmailViewer,
  parameters: framesParameters,
  play: lookIntoFrames,
  args: {
    scheme: 'light',
    content: {
      template: 'digest',
      subject: 'Your Fairway summary: 2 messages and 1 offer',
      heading: 'Your Fairway summary',
      lead: '2 messages and 1 offer since your last summary.',
      entries: [
        { label: 'Robin Calder', value: 'Range balls are on me tomorrow. Bring the 7 iron and your old wedge.' },
        { label: 'New offer', value: 'Winter glove (£12.50)' },
        { label: 'Robin Calder', value: 'And leave ten minutes for the putting green.' },
      ],
      button: { label: 'Read your messages', path: '/player/messages' },
      footer: null,
    },
  },
} satisfies Meta<typeof EmailViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: 'dark' } };
/** A day of offers alone leads to them. */
export const OneOffer: Story = {
  args: {
    content: {
      ...meta.args.content,
      subject: 'Your Fairway summary: 1 offer',
      lead: '1 offer since your last summary.',
      entries: [{ label: 'New offer', value: 'Winter glove (£12.50)' }],
      button: { label: 'See the offers', path: '/player/offers' },
    },
  },
};
