import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailViewer } from '../testing/EmailViewer.tsx';
import { framesParameters, lookIntoFrames } from '../testing/frames.ts';

const meta = {
  title: 'Emails/Account',
  component: EmailViewer,
  parameters: framesParameters,
  play: lookIntoFrames,
  args: {
    scheme: 'light',
    content: {
      template: 'account',
      subject: 'Your Fairway login email was changed',
      heading: 'Your login email was changed',
      lead: 'Your login email was changed to jamie@club.example. If this was not you, contact support straight away: somebody else may be able to get into your account.',
      facts: [
        { label: 'Log in with', value: 'jamie@club.example', was: 'jamie@example.com' },
        { label: 'Changed on', value: '22 November 2026' },
      ],
      button: { label: 'Contact support', path: 'mailto:help@club.example' },
      footer: 'You’re receiving this at your old address because it concerns the safety of your account.',
    },
  },
} satisfies Meta<typeof EmailViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: 'dark' } };

export const WithoutFacts: Story = {
  args: {
    content: {
      template: 'account',
      subject: 'Alex Taylor has joined',
      heading: 'Alex Taylor has joined',
      lead: 'They are now one of your players and can book lessons with you.',
      facts: [],
      button: { label: 'See your player', path: '/pro/players/alex' },
      footer: null,
    },
  },
};
