import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailViewer } from '../testing/EmailViewer.tsx';
import { framesParameters, lookIntoFrames } from '../testing/frames.ts';

const meta = {
  title: 'Emails/Credits',
  component: EmailViewer,
  parameters: framesParameters,
  play: lookIntoFrames,
  args: {
    scheme: 'light',
    content: {
      template: 'credits',
      subject: '4 credits from Robin Calder',
      heading: 'Robin Calder gave you 4 credits',
      lead: 'One credit pays for 15 minutes of a lesson.',
      credits: { label: 'Credits', value: '4' },
      facts: [
        { label: 'From', value: 'Robin Calder' },
        { label: 'Reason', value: 'Well played on Saturday!' },
        { label: 'Use by', value: '22 November 2027' },
      ],
      button: { label: 'Book a lesson', path: '/player/lessons/book' },
      footer: 'This is a receipt for your records.',
    },
  },
} satisfies Meta<typeof EmailViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: 'dark' } };
