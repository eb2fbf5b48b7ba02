import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailViewer } from '../testing/EmailViewer.tsx';
import { framesParameters, lookIntoFrames } from '../testing/frames.ts';

const meta = {
  title: 'Emails/Practice',
  component: EmailViewer,
  parameters: framesParameters,
  play: lookIntoFrames,
  args: {
    scheme: 'light',
    content: {
      template: 'practice',
      subject: 'Practice for today: 3 drills',
      heading: 'Your practice for today',
      lead: 'A few good minutes are enough, and whatever does not fit in today can wait.',
      items: [
        { label: '10 minutes', value: 'Gate putting' },
        { label: '1 minute', value: 'Feet together swings' },
        { label: 'Drill', value: 'Land it on the towel' },
      ],
      facts: [],
      button: { label: 'Open your practice', path: '/player/goals' },
      footer: null,
    },
  },
} satisfies Meta<typeof EmailViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { scheme: 'dark' } };
/** The longest title that a drill can have stays within its panel. */
export const LongTitle: Story = {
  args: {
    content: {
      ...meta.args.content,
      subject: 'Practice for today: 1 drill',
      items: [{ label: '180 minutes', value: `Ninety-nine putts ${'from the fringe '.repeat(6)}${'o'.repeat(60)}` }],
    },
  },
};
/** A coach proposes a goal. */
export const Goal: Story = {
  args: {
    content: {
      ...meta.args.content,
      subject: 'Robin Calder proposes a goal: Single figures',
      heading: 'Robin Calder proposes a goal',
      lead: 'It counts once you accept it, and you may remove it if it does not suit you.',
      items: [{ label: 'Goal', value: 'Single figures by the end of the season' }],
      facts: [
        { label: 'Handicap', value: '14.2 to 9.9' },
        { label: 'By', value: '1 March 2027' },
      ],
      button: { label: 'See the goal', path: '/player/goals' },
    },
  },
};
