import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { aDrill } from '../../../../testing/drills.ts';
import { inPlayerShell } from '../../../../testing/inPlayerShell.tsx';
import { aDueSession, aPlan, aTickedSession, someCurves } from '../../../../testing/plans.ts';
import { pageParameters } from '../../../../testing/proShell.tsx';
import { GoalsScreen } from './GoalsScreen.tsx';

const practice = {
  today: '2026-11-24',
  next_on: '2026-11-27',
  streak: { weeks: 4, has_this_week: false },
  due: [
    aDueSession(),
    aDueSession({ id: 'session-2', drill: aDrill({ id: 'drill-3', title: 'Land it on the towel', minutes: 15 }) }),
  ],
  done: [],
  curves: someCurves(),
  plans: [aPlan()],
};
const ready = (fields: Partial<typeof practice> = {}) => ({ status: 'ready' as const, ...practice, ...fields });

const meta = {
  title: 'Screens/Practice/Goals',
  component: GoalsScreen,
  decorators: [inPlayerShell('/player/goals')],
  parameters: pageParameters,
  args: {
    state: ready(),
    onTick: fn(() => Promise.resolve()),
    onRetry: fn(),
    onForget: fn(),
  },
} satisfies Meta<typeof GoalsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: '2 drills, about 25 minutes' })).toBeVisible();
    await expect(canvas.getByText('4 weeks of practice in a row. This week can be the next.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Gate putting/ }));
    await userEvent.click(await screen.findByRole('radio', { name: '7' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Windy');
    await userEvent.click(screen.getByRole('button', { name: 'Save result' }));
    await expect(args.onTick).toHaveBeenCalledWith(expect.objectContaining({ id: 'session-1' }), {
      score: 7,
      note: 'Windy',
    });
  },
};
export const Offline: Story = {
  args: { state: ready({ due: [], done: [aTickedSession({ tick: 'queued', note: 'Windy' })] as never[] }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /Gate putting.*Waiting for a connection · Windy.*7 of 10/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'All done for today' })).toBeVisible();
  },
};
export const Refused: Story = {
  args: {
    state: ready({
      done: [aTickedSession({ tick: 'failed', failure: 'We could not find that.' })] as never[],
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('session-9');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onForget).toHaveBeenCalledWith('session-9');
  },
};
export const ChangingAResult: Story = {
  args: { state: ready({ due: [], done: [aTickedSession()] as never[] }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Gate putting/ }));
    await expect(await screen.findByRole('radio', { name: '7' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '8' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change result' }));
    await expect(args.onTick).toHaveBeenCalledWith(expect.objectContaining({ id: 'session-9' }), {
      score: 8,
      note: '',
    });
  },
};
export const DayOff: Story = {
  args: { state: ready({ due: [] }) },
  play: async ({ canvas }) => expect(canvas.getByText('Next: Friday 27 November')).toBeVisible(),
};
export const Empty: Story = { args: { state: ready({ due: [], plans: [], curves: [] }) } };
export const WithItsNeighbours: Story = {
  args: { reminders: <p>Key reminders stand here</p>, skills: <p>Skills stand here</p> },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry: fn() } } };
export const Dark: Story = { args: { state: ready() }, globals: { scheme: 'dark' } };
export const Desktop: Story = { args: { state: ready() }, globals: { viewport: { value: 'desktop' } } };
