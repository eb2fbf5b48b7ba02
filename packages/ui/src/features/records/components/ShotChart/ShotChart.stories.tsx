import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { farShots, oneShot, someShots, tenShots } from '../../../../testing/charts.ts';
import { ShotChart } from './ShotChart.tsx';

const meta = {
  title: 'Components/ShotChart',
  component: ShotChart,
  args: { kind: 'chart', points: someShots, author: 'pro', handed: 'right' },
} satisfies Meta<typeof ShotChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A coach's lines are green. */
export const ByTheCoach: Story = {
  play: async ({ canvas }) => {
    const said = 'Shot chart by the coach: 5 shots, 2 curved right, 1 straight, 1 curved left, 1 no shape.';
    await expect(
      canvas.getByRole('img', { name: `${said} On average 5 yards right and 5 yards short.` }),
    ).toBeVisible();
    const shots = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(shots[0]).toBe('Shot 1, 1curved right, fade10 yds right, 5 yds short');
    await expect(shots[1]).toBe('Shot 2, 2straighton target');
    // Nothing of a chart that is read can be changed.
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
/** A player's lines are white. */
export const ByThePlayer: Story = { args: { author: 'player' } };
export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Shot chart by the coach: no shots yet.' })).toBeVisible();
  },
};
export const One: Story = { args: { points: oneShot, author: 'player' } };
export const Ten: Story = { args: { points: tenShots } };
export const AtTheEdges: Story = { args: { points: farShots, author: 'player' } };
/** The figure at the tee stands on the other side, and a curve has the other name; the shots are where they were. */
export const LeftHanded: Story = {
  args: { handed: 'left' },
  play: async ({ canvas }) => {
    const shots = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(shots[0]).toBe('Shot 1, 1curved right, draw10 yds right, 5 yds short');
  },
};
export const PuttingInFeet: Story = {
  args: { kind: 'putting_chart', author: 'player' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 ft right, 1 ft short')).toBeVisible();
    await expect(canvas.queryByText(/draw|fade/)).toBeNull();
  },
};
export const PuttingInInches: Story = {
  args: { kind: 'putting_chart', metric: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 in right, 12 in short')).toBeVisible();
  },
};
export const FullScreen: Story = {
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Full screen' });
    await userEvent.click(open);
    const dialog = await screen.findByRole('dialog', { name: 'Shot chart' });
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave full screen' }));
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
    await screen.findByRole('dialog', { name: 'Shot chart' });
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const DarkByThePlayer: Story = { args: { author: 'player' }, globals: { scheme: 'dark' } };
export const DarkPutting: Story = { args: { kind: 'putting_chart' }, globals: { scheme: 'dark' } };
export const Desktop: Story = { args: { points: tenShots }, globals: { viewport: { value: 'desktop' } } };
