import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailViewer } from '../testing/EmailViewer.tsx';
import { framesParameters, lookIntoFrames } from '../testing/frames.ts';

const meta = {
  title: 'Emails/Code',
  component: EmailViewer,
  parameters: framesParameters,
  play: lookIntoFrames,
  args: {
    scheme: 'light',
    content: {
      template: 'code',
      subject: 'Your Fairway login pin',
      heading: 'Your login pin',
      lead: 'Enter it to finish logging in. It works for 10 minutes.',
      code: '482913',
      button: { label: 'Enter the code', path: '/two-factor' },
      footer:
        'You’re receiving this because somebody logged in with your password. If that was not you, change your password now.',
    },
  },
} satisfies Meta<typeof EmailViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: 'dark' } };
