import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { someDrills } from '../../../../testing/drills.ts';
import { DrillPicker } from './DrillPicker.tsx';

const choice = {
  q: '',
  onSearch: fn(),
  onOpen: fn(),
  onMore: fn(),
  state: { status: 'ready' as const, drills: someDrills(), beyond: 'none' as const },
};

const meta = {
  title: 'Components/DrillPicker',
  component: DrillPicker,
  args: { opened: true, title: 'Attach a drill', choice, chosen: ['drill-2'], onChoose: fn(), onClose: fn() },
} satisfies Meta<typeof DrillPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: /Feet together.*Chosen/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Gate putting/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'drill-1' }));
  },
};
export const NothingFound: Story = {
  args: { choice: { ...choice, q: 'zebra', state: { status: 'ready', drills: [], beyond: 'none' } } },
};
export const Empty: Story = { args: { choice: { ...choice, state: { status: 'ready', drills: [], beyond: 'none' } } } };
export const Loading: Story = { args: { choice: { ...choice, state: { status: 'loading' } } } };
export const Failed: Story = { args: { choice: { ...choice, state: { status: 'failed', retry: fn() } } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
