import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { CalendarField } from './DateField/CalendarField.tsx';
import { ClosedField } from './DateField/ClosedField.tsx';
import { ClosedSelect } from './Select/ClosedSelect.tsx';
import { ListSelect } from './Select/ListSelect.tsx';
import { type EarlyHandlers, type EarlyUse, useEarlyUse } from './useEarlyUse.ts';

interface SwappedProps {
  closed: (handlers: EarlyHandlers) => ReactNode;
  open: (early: EarlyUse) => ReactNode;
}

/** A field in whose place another comes, once the button says so. */
function Swapped({ closed, open }: SwappedProps) {
  const [here, setHere] = useState(false);
  const { early, handlers } = useEarlyUse();
  return (
    <>
      {here ? open(early) : closed(handlers)}
      <button onClick={() => setHere(true)}>It comes</button>
    </>
  );
}
/** Not by the pointer, which would take the focus along. */
const come = () => screen.getByRole('button', { name: 'It comes' }).click();

const date = { label: 'First lesson', name: 'date', value: '2026-11-24', onChange: () => undefined };
const club = { label: 'Club', data: ['Driver', '7 iron'], value: '7 iron' };

const meta = {
  title: 'Components/useEarlyUse',
  component: Swapped,
  tags: ['!autodocs'],
  args: {
    closed: (handlers) => <ClosedField {...date} handlers={handlers} />,
    open: (early) => <CalendarField {...date} early={early} />,
  },
} satisfies Meta<typeof Swapped>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A calendar that was tapped before it was here opens by itself. */
export const CalendarTapped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^First lesson/ }));
    come();
    await expect(await screen.findByRole('button', { name: 'Tuesday 24 November 2026' })).toBeVisible();
  },
};

/** A press that begins on the closed field and ends on the calendar's opens it too. */
export const CalendarPressed: Story = {
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('button', { name: /^First lesson/ }) });
    come();
    await waitFor(() => expect(canvas.getByLabelText('First lesson')).toBeVisible());
    await fireEvent.pointerUp(canvas.getByLabelText('First lesson'));
    await expect(await screen.findByRole('button', { name: 'Tuesday 24 November 2026' })).toBeVisible();
  },
};

/** One that the keyboard had come to keeps the focus, and stays closed. */
export const CalendarFocused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    come();
    await waitFor(() => expect(canvas.getByLabelText('First lesson')).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Whoever has gone on is not called back. */
export const CalendarLeft: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^First lesson/ }));
    const other = canvas.getByRole('button', { name: 'It comes' });
    other.focus();
    come();
    await waitFor(() => expect(canvas.getByLabelText('First lesson')).toBeVisible());
    await expect(other).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

const select = {
  closed: (handlers: EarlyHandlers) => <ClosedSelect {...club} handlers={handlers} />,
  open: (early: EarlyUse) => <ListSelect {...club} early={early} />,
};

/** The same of a list. */
export const ListTapped: Story = {
  args: select,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Club' }));
    come();
    await expect(await screen.findByRole('option', { name: 'Driver' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Club' })).toHaveFocus();
  },
};
