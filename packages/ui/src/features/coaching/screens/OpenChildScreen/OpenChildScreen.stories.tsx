import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { LONG_NAMED } from '../../../../testing/people.ts';
import { pageParameters } from '../../../../testing/proShell.tsx';
import { OpenChildScreen } from './OpenChildScreen.tsx';

const meta = {
  title: 'Screens/Account/OpenChildScreen',
  component: OpenChildScreen,
  decorators: [inPlayerShell('')],
  parameters: pageParameters,
  args: { state: { status: 'ready', first_name: 'Emma' }, onSwitch: fn(async () => undefined) },
} satisfies Meta<typeof OpenChildScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to Emma' }));
    await expect(args.onSwitch).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const LongText: Story = { args: { state: { status: 'ready', first_name: LONG_NAMED.first_name.repeat(2) } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
