import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailViewer } from '../testing/EmailViewer.tsx';
import { framesParameters, lookIntoFrames } from '../testing/frames.ts';

const meta = {
  title: 'Emails/Several lessons',
  component: EmailViewer,
  parameters: framesParameters,
  play: lookIntoFrames,
  args: {
    scheme: 'light',
    content: {
      template: 'lesson-batch',
      subject: 'Robin Calder moved 2 and cancelled 1 of your lessons: Tuesday 24 November, 10:00 and 2 more',
      heading: 'Robin Calder moved 2 and cancelled 1 of your lessons',
      lead: 'The course cannot be played at that time.',
      changes: [
        {
          label: 'Moved to',
          value: 'Tuesday 24 November, 10:00 to 11:00 (GMT, London)',
          was: 'Monday 23 November, 15:30',
        },
        {
          label: 'Moved to',
          value: 'Wednesday 25 November, 10:00 to 11:00 (GMT, London)',
          was: 'Monday 23 November, 16:30',
        },
        { label: 'Cancelled', value: 'Monday 30 November, 10:00 to 11:00 (GMT, London)\n4 credits returned' },
      ],
      facts: [
        { label: 'With', value: 'Robin Calder' },
        { label: 'Where', value: 'Linden Park' },
        { label: 'Payment', value: 'Paid with 8 credits in all' },
      ],
      button: { label: 'See your lessons', path: '/player/lessons' },
      footer: null,
    },
  },
} satisfies Meta<typeof EmailViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: 'dark' } };

export const OneLesson: Story = {
  args: {
    content: {
      template: 'lesson-batch',
      subject: 'Robin Calder cancelled your lesson: Monday 30 November, 10:00',
      heading: 'Robin Calder cancelled your lesson',
      lead: 'The greens are flooded. I will call you.',
      changes: [{ label: 'Cancelled', value: 'Monday 30 November, 10:00 to 11:00 (GMT, London)\n4 credits returned' }],
      facts: [{ label: 'With', value: 'Robin Calder' }],
      button: { label: 'See your lessons', path: '/player/lessons' },
      footer: null,
    },
  },
};

/** To a coach, of a player who is erased: nothing but the times is left. */
export const PlayerGone: Story = {
  args: {
    content: {
      template: 'lesson-batch',
      subject: 'Emma has left Fairway: Thursday 26 November, 10:00 and 1 more',
      heading: 'Emma has left Fairway',
      lead: 'Their account has been deleted, and their 2 lessons with you will not take place. What they had booked is free again.',
      changes: [
        { label: 'Cancelled', value: 'Thursday 26 November, 10:00 to 11:00 (GMT, London)' },
        { label: 'Cancelled', value: 'Saturday 28 November, 14:00 to 15:30 (GMT, London)\nShort game clinic' },
      ],
      facts: [],
      button: { label: 'Open your lessons', path: '/pro/lessons' },
      footer: null,
    },
  },
};
