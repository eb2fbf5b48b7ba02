import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AppShell } from '../../../../kit/AppShell/AppShell.tsx';
import { retry } from '../../../../testing/inPlayerShell.tsx';
import { aSharedRecord, aVideoSection } from '../../../../testing/records.ts';
import { SharedRecordScreen } from './SharedRecordScreen.tsx';

const meta = {
  title: 'Screens/Records/SharedRecord',
  component: SharedRecordScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppShell items={[]} homeHref="/">
        <Story />
      </AppShell>
    ),
  ],
  args: { state: { status: 'ready', shared: aSharedRecord() }, onPrint: fn() },
} satisfies Meta<typeof SharedRecordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shorter backswing' })).toBeVisible();
    await expect(canvas.getByText('Alex’s lesson, 17 Nov 2026')).toBeVisible();
    await expect(canvas.getByText('The link works until Wednesday 23 December.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const Untitled: Story = {
  args: { state: { status: 'ready', shared: aSharedRecord({ title: null }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Untitled record' })).toBeVisible();
  },
};
/** A reader can do nothing about a video that failed. */
export const FailedVideo: Story = {
  args: {
    state: { status: 'ready', shared: aSharedRecord({ record: [aVideoSection({ status: 'failed' })] }) },
  },
};
/** The coach has taken out all there was. */
export const Empty: Story = { args: { state: { status: 'ready', shared: aSharedRecord({ record: [] }) } } };
export const Ended: Story = {
  args: { state: { status: 'ready', shared: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This record is no longer shared' })).toBeVisible();
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const LongText: Story = {
  args: {
    state: {
      status: 'ready',
      shared: aSharedRecord({ title: 'Weight to the left side before the club comes down. '.repeat(4).trim() }),
    },
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const EndedDark: Story = { ...Ended, globals: { scheme: 'dark' } };
