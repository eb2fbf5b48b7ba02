import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SKILLS } from '../../../../paths/player.ts';
import { HomeSkills } from './HomeSkills.tsx';

const meta = {
  title: 'Components/Practice/HomeSkills',
  component: HomeSkills,
  args: {
    href: SKILLS,
    skills: {
      count: 6,
      average: 6.3,
      strongest: { discipline: 'Course management', score: 8 },
      weakest: { discipline: 'Driver', score: 5 },
    },
  },
} satisfies Meta<typeof HomeSkills>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('link', { name: /Skill score.*Average of 6 skills.*6.3 \/ 10/ });
    await expect(card).toHaveAttribute('href', '/player/skills');
    await expect(card).toHaveTextContent('StrongestCourse management 8Most to gainDriver 5');
  },
};
export const One: Story = {
  args: { skills: { count: 1, average: 7, strongest: { discipline: 'Putting', score: 7 }, weakest: null } },
};
export const LongText: Story = {
  args: {
    skills: {
      count: 50,
      average: 10,
      strongest: { discipline: 'Rettungsschläger'.repeat(4), score: 10 },
      weakest: { discipline: 'Everything within a hundred yards of the green, uphill', score: 0 },
    },
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
