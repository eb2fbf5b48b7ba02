import { IconFlag } from '@tabler/icons-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from '../Logo/Logo.tsx';
import { Icon } from './Icon.tsx';

const meta = { title: 'Components/Icon', component: Icon, args: { of: IconFlag } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** Who has asked for larger text sees larger icons too, and the mark beside the larger name; a picture to share keeps its size. */
export const LargerText: Story = {
  render: (icon) => (
    <>
      <Icon {...icon} />
      <Logo size={30} />
      <Logo fixed size={18} />
    </>
  ),
  beforeEach: () => {
    const root = document.documentElement;
    root.style.fontSize = '32px';
    return () => root.style.removeProperty('font-size');
  },
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('svg')].map((each) => each.getBoundingClientRect().height);
    await expect(heights).toEqual([44, 60, 18]);
  },
};
