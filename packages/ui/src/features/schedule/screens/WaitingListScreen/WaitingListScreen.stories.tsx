import { SCHEDULE_MESSAGES } from '@fairway/contracts/messages/schedule';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inKolkata, inPlayerShell, retry } from '../../../../testing/inPlayerShell.tsx';
import { aHold, aWaitingList } from '../../../../testing/waiting-list.ts';
import { type WaitingListFacts, WaitingListScreen } from './WaitingListScreen.tsx';

const facts: WaitingListFacts = { list: aWaitingList(), requested: { date: '2026-11-27', duration: 60 } };
const ready = (over: Partial<WaitingListFacts> = {}) => ({ status: 'ready' as const, ...facts, ...over });

const meta = {
  title: 'Screens/Player/Waiting list',
  component: WaitingListScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPlayerShell('/player/lessons')],
  args: { state: ready(), onAsk: fn(async () => undefined), onRemove: fn(async () => undefined) },
} satisfies Meta<typeof WaitingListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The date that no time was free on is filled in; a day of every week can be asked for instead, by a form that is as new. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'From' }), '17:00');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'To' }), '20:00');
    const join = canvas.getByRole('button', { name: 'Join the waiting list' });
    await userEvent.click(join);
    const evening = { start: '17:00:00', end: '20:00:00', duration: 60 };
    await expect(args.onAsk).toHaveBeenLastCalledWith({ date: '2026-11-27', ...evening });
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'From' })).toHaveDisplayValue('08:00'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Every week' }));
    await expect(canvas.getByRole('combobox', { name: 'Day of the week' })).toHaveDisplayValue('Friday');
    await waitFor(() => expect(join).toBeEnabled());
    await userEvent.click(join);
    await expect(args.onAsk).toHaveBeenLastCalledWith({ day: 4, start: '08:00:00', end: '18:00:00', duration: 60 });
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Every Saturday/ }));
    await expect(args.onRemove).toHaveBeenCalledWith(facts.list.requests[1]);
  },
};
export const Held: Story = {
  args: { state: ready({ list: aWaitingList({ holds: [aHold()] }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Thursday 26 November, 10:00 to 11:00/ })).toHaveAttribute(
      'href',
      '/player/lessons/waiting/hold-1',
    );
  },
};
/** All of a held time is on the coach's clock. */
export const HeldElsewhere: Story = {
  ...Held,
  decorators: [inKolkata],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Thursday 26 November, 10:00 to 11:00 GMT/ });
    await expect(link).toHaveTextContent('15:30 where you are · Held for you until 09:27 GMT');
  },
};
/** A request that goes takes nothing along of the one that is being filled in. */
export const KeepsWhatIsFilledIn: Story = {
  args: { state: ready({ errors: { end: [SCHEDULE_MESSAGES.waitingTooShort] } }) },
  render: function Removing(args) {
    const [requests, setRequests] = useState(facts.list.requests);
    return (
      <WaitingListScreen
        {...args}
        state={args.state.status === 'ready' ? { ...args.state, list: { ...args.state.list, requests } } : args.state}
        onRemove={async ({ id }) => setRequests((all) => all.filter((one) => one.id !== id))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'To' }), '20:00');
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Every Saturday/ }));
    await waitFor(() => expect(canvas.getByText('Your requests: 1 of 20')).toBeVisible());
    await expect(canvas.getByRole('combobox', { name: 'To' })).toHaveDisplayValue('20:00');
    await expect(canvas.queryByText(SCHEDULE_MESSAGES.waitingTooShort)).toBeNull();
  },
};
export const Empty: Story = {
  args: { state: ready({ list: aWaitingList({ requests: [] }), requested: { date: null, duration: 30 } }) },
};
export const Refused: Story = {
  args: {
    state: ready({ errors: { date: [SCHEDULE_MESSAGES.waitingWhen], end: [SCHEDULE_MESSAGES.waitingTooShort] } }),
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = { args: { state: { status: 'failed', retry } } };
export const Dark: Story = { ...Held, play: undefined, globals: { scheme: 'dark' } };
export const Desktop: Story = { ...Held, play: undefined, globals: { viewport: { value: 'desktop' } } };
export const DesktopLoading: Story = { ...Loading, globals: { viewport: { value: 'desktop' } } };
