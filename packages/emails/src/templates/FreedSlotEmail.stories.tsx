import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailViewer } from '../testing/EmailViewer.tsx';
import { framesParameters, lookIntoFrames } from '../testing/frames.ts';

const meta = {
  title: 'Emails/Freed slot',
  component: EmailViewer,
  parameters: framesParameters,
  play: lookIntoFrames,
  args: {
    scheme: 'light',
    content: {
      template: 'freed-slot',
      subject: 'A time is free: Tuesday 24 November, 10:00',
      heading: 'Robin Calder has a time free',
      lead: 'Another lesson was cancelled. The time goes to whoever books it first.',
      when: { label: 'When', value: 'Tuesday 24 November, 10:00 to 11:00 (GMT, London)' },
      facts: [
        { label: 'With', value: 'Robin Calder' },
        { label: 'Length', value: '1 hour' },
        { label: 'Where', value: 'Linden Park' },
      ],
      button: { label: 'Book this time', path: '/player/lessons/book?duration=60&date=2026-11-24&time=10%3A00' },
      footer: null,
    },
  },
} satisfies Meta<typeof EmailViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: 'dark' } };
