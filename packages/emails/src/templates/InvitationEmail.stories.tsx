import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailViewer } from '../testing/EmailViewer.tsx';
import { framesParameters, lookIntoFrames } from '../testing/frames.ts';

const meta = {
  title: 'Emails/Invitation',
  component: EmailViewer,
  parameters: framesParameters,
  play: lookIntoFrames,
  args: {
    scheme: 'light',
    content: {
      template: 'invitation',
      subject: 'Your golf coach has invited you to Fairway',
      heading: 'Robin Calder invites you',
      lead: 'Book lessons, see your lesson records and keep up with your golf, all in one place.',
      code: { label: 'Your code', value: 'K7MPQ2' },
      facts: [{ label: 'Works until', value: '6 December 2026' }],
      button: { label: 'Accept the invitation', path: '/accept-invite?token=example' },
      footer:
        'You’re receiving this because Robin Calder entered your address. If you do not know them, you can ignore this email.',
    },
  },
} satisfies Meta<typeof EmailViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: 'dark' } };
