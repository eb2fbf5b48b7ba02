import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailViewer } from '../testing/EmailViewer.tsx';
import { framesParameters, lookIntoFrames } from '../testing/frames.ts';

const meta = {
  title: 'Emails/Offer',
  component: EmailViewer,
  parameters: framesParameters,
  play: lookIntoFrames,
  args: {
    scheme: 'light',
    content: {
      template: 'offer',
      subject: 'New offer: Winter putting clinic',
      heading: 'Robin Calder has a new offer',
      lead: 'Six Saturdays on the indoor green, in groups of four, with a film of your stroke before and after.',
      offer: { label: 'Offer', value: 'Winter putting clinic' },
      price: { label: 'Price', value: '£140.00' },
      facts: [
        { label: 'With it', value: '4 credits' },
        { label: 'Last day', value: '31 January 2027' },
        { label: 'From', value: 'Robin Calder' },
      ],
      button: { label: 'See the offer', path: '/player/offers/winter' },
      footer: null,
    },
  },
} satisfies Meta<typeof EmailViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: 'dark' } };
