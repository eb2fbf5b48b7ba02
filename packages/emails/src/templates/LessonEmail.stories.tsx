import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailViewer } from '../testing/EmailViewer.tsx';
import { framesParameters, lookIntoFrames } from '../testing/frames.ts';

const meta = {
  title: 'Emails/Lesson',
  component: EmailViewer,
  parameters: framesParameters,
  play: lookIntoFrames,
  args: {
    scheme: 'light',
    content: {
      template: 'lesson',
      subject: 'Lesson moved: Tuesday 24 November, 10:00',
      heading: 'Robin Calder moved your lesson',
      lead: 'It has a new time. Please check that it suits you.',
      when: {
        label: 'When',
        value: 'Tuesday 24 November, 10:00 to 11:00 (GMT, London)',
        was: 'Monday 23 November, 15:30',
      },
      facts: [
        { label: 'Your time', value: 'Tuesday 24 November, 15:30 to 16:30 (GMT+5:30, Kolkata)' },
        { label: 'With', value: 'Robin Calder' },
        { label: 'Where', value: 'Linden Park' },
        { label: 'Payment', value: 'Paid with 4 credits' },
      ],
      note: { label: 'Note', value: 'Bring the driver.\nWe start on the range.' },
      button: { label: 'See your lessons', path: '/player/lessons' },
      footer: null,
    },
  },
} satisfies Meta<typeof EmailViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: 'dark' } };

/** The time stays, the venue is another. */
export const VenueChanged: Story = {
  args: {
    content: {
      template: 'lesson',
      subject: 'Lesson has a new venue: Tuesday 24 November, 10:00',
      heading: 'Robin Calder changed the venue of your lesson',
      lead: 'Here is when and where.',
      when: { label: 'When', value: 'Tuesday 24 November, 10:00 to 11:00 (GMT, London)' },
      facts: [
        { label: 'With', value: 'Robin Calder' },
        { label: 'Where', value: 'Linden Park', was: 'Ashdown Links' },
        { label: 'Payment', value: 'Paid with 4 credits' },
      ],
      note: null,
      button: { label: 'See your lessons', path: '/player/lessons' },
      footer: null,
    },
  },
};

/** To whoever waits for a place in a group lesson. */
export const WaitedForMoved: Story = {
  args: {
    content: {
      template: 'lesson',
      subject: 'Short game clinic moved: Saturday 28 November, 14:00',
      heading: 'Short game clinic has a new time',
      lead: 'You are still on the waiting list. If the new time does not suit you, leave the list.',
      when: {
        label: 'When',
        value: 'Saturday 28 November, 14:00 to 15:30 (GMT, London)',
        was: 'Saturday 28 November, 10:00',
      },
      facts: [
        { label: 'With', value: 'Robin Calder' },
        { label: 'Where', value: 'Linden Park' },
      ],
      note: null,
      button: { label: 'See the group lesson', path: '/player/lessons/groups/group-lesson-1' },
      footer: null,
    },
  },
};
export const WaitedForCancelled: Story = {
  args: {
    content: {
      template: 'lesson',
      subject: 'Short game clinic cancelled: Saturday 28 November, 10:00',
      heading: 'Short game clinic is cancelled',
      lead: 'You were on the waiting list. There is nothing you need to do.',
      when: { label: 'When', value: 'Saturday 28 November, 10:00 to 11:30 (GMT, London)' },
      facts: [
        { label: 'With', value: 'Robin Calder' },
        { label: 'Where', value: 'Linden Park' },
      ],
      note: null,
      button: { label: 'See other group lessons', path: '/player/lessons/groups' },
      footer: null,
    },
  },
};

export const LongText: Story = {
  args: {
    content: {
      template: 'lesson',
      subject: 'Lesson booked: Tuesday 24 November, 10:00',
      heading: 'Maximiliana Josephine Featherstonehaugh-Cholmondeley booked a lesson',
      lead: 'It is in your diary.',
      when: { label: 'When', value: 'Tuesday 24 November, 10:00 to 11:00 (GMT, London)' },
      facts: [
        { label: 'Player', value: 'Maximiliana Josephine Featherstonehaugh-Cholmondeley' },
        { label: 'Where', value: 'https://club.example/a/very/long/address/without/a/single/space/to/break/it/at/all' },
        { label: 'Payment', value: 'The lesson fee is due (less than 24 hours before the start)' },
      ],
      note: { label: 'Note', value: 'Everything went left. '.repeat(12).trim() },
      button: { label: 'Open your lessons', path: '/pro/lessons' },
      footer: null,
    },
  },
};
