import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailViewer } from '../testing/EmailViewer.tsx';
import { framesParameters, lookIntoFrames } from '../testing/frames.ts';

const meta = {
  title: 'Emails/Video lesson',
  component: EmailViewer,
  parameters: framesParameters,
  play: lookIntoFrames,
  args: {
    scheme: 'light',
    content: {
      template: 'video-lesson',
      subject: 'Video lesson: Jamie Whitlock',
      heading: 'Jamie Whitlock sent you a video lesson',
      lead: 'Two videos are waiting for your answer.',
      facts: [
        { label: 'Player', value: 'Jamie Whitlock' },
        { label: 'Sent', value: 'Sunday 22 November, 10:02' },
        { label: 'Payment', value: '£25.00 by card' },
      ],
      note: { label: 'Note', value: 'My driver slices, more so late in a round.' },
      button: { label: 'Watch the videos', path: '/pro/players/jamie/history/lesson/1' },
      footer: null,
    },
  },
} satisfies Meta<typeof EmailViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: 'dark' } };
