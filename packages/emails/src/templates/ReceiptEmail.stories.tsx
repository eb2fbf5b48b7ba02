import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailViewer } from '../testing/EmailViewer.tsx';
import { framesParameters, lookIntoFrames } from '../testing/frames.ts';

const meta = {
  title: 'Emails/Receipt',
  component: EmailViewer,
  parameters: framesParameters,
  play: lookIntoFrames,
  args: {
    scheme: 'light',
    content: {
      template: 'receipt',
      subject: 'Receipt F-2026-0042: 4 lesson credits',
      heading: 'You bought 4 lesson credits',
      lead: 'They are for lessons with Robin Calder. One credit pays for 15 minutes of a lesson.',
      facts: [
        { label: 'Receipt', value: 'F-2026-0042' },
        { label: 'Date', value: '22 November 2026, 10:02 GMT' },
        { label: 'Bought', value: '4 lesson credits' },
        { label: 'Credits', value: '4' },
        { label: 'Use by', value: '22 November 2027' },
        { label: 'Amount', value: '£60.00 GBP' },
        { label: 'Paid with', value: 'Card •••• 4242' },
        { label: 'Coach', value: 'Robin Calder\nrobin@example.com' },
        { label: 'Player', value: 'Jamie Whitlock' },
      ],
      total: 'Amount',
      button: { label: 'See your receipt', path: '/player/receipts/1042' },
      footer: 'This is a receipt for your records.',
    },
  },
} satisfies Meta<typeof EmailViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: 'dark' } };
