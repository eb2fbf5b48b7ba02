import { Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ALEX, LONG_NAMED, PRIYA } from '../../testing/people.ts';
import { Initials } from './Initials.tsx';

const meta = {
  title: 'Components/Initials',
  component: Initials,
  args: { person: ALEX },
  render: () => (
    <Group>
      <Initials person={ALEX} />
      <Initials person={PRIYA} pending />
      <Initials person={LONG_NAMED} />
      <Initials person={{ first_name: 'élodie', last_name: '' }} />
      <Initials person={{ first_name: '', last_name: '' }} />
    </Group>
  ),
} satisfies Meta<typeof Initials>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
