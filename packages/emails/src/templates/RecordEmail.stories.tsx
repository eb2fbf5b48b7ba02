import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailViewer } from '../testing/EmailViewer.tsx';
import { framesParameters, lookIntoFrames } from '../testing/frames.ts';

const meta = {
  title: 'Emails/Record',
  component: EmailViewer,
  parameters: framesParameters,
  play: lookIntoFrames,
  args: {
    scheme: 'light',
    content: {
      template: 'record',
      subject: 'Your lesson record: Shorter backswing',
      heading: 'Your lesson record is ready',
      lead: 'Robin Calder has written up your lesson.',
      record: { label: 'Record', value: 'Shorter backswing' },
      facts: [
        { label: 'Lesson', value: 'Sunday 22 November, 10:00' },
        { label: 'With', value: 'Robin Calder' },
      ],
      button: { label: 'Read the record', path: '/player/lesson/1' },
      footer: null,
    },
  },
} satisfies Meta<typeof EmailViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: 'dark' } };
