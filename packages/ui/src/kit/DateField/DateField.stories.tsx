import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ClosedField } from './ClosedField.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { useEarlyUse } from '../useEarlyUse.ts';

function Held(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateField
      {...props}
      value={value}
      onChange={(day) => {
        setValue(day);
        props.onChange(day);
      }}
    />
  );
}

const Closed = (props: DateFieldProps) => <ClosedField {...props} handlers={useEarlyUse().handlers} />;

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'First lesson', name: 'date', value: '2026-11-24', onChange: fn() },
  render: (props) => <Held {...props} />,
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'First lesson Tue 24 Nov 2026' })).toBeVisible(),
};
export const Empty: Story = { args: { value: '', placeholder: 'Choose a date' } };
export const WithError: Story = { args: { error: 'That day is over.' } };
export const WithHelp: Story = { args: { label: 'Last day', description: 'Leave blank for no end.' } };

export const Opened: Story = {
  args: { minDay: '2026-11-10' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('First lesson'));
    await expect(await screen.findByRole('button', { name: 'Monday 9 November 2026' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tuesday 8 December 2026' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-08');
    await expect(canvas.getByLabelText('First lesson')).toHaveTextContent('Tue 8 Dec 2026');
  },
};

/** The calendar stays open here, to be looked at. */
export const Calendar: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('First lesson'));
    await expect(await screen.findByRole('button', { name: 'Tuesday 24 November 2026' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('First lesson');
    field.focus();
    await userEvent.keyboard('{Enter}');
    const day = await screen.findByRole('button', { name: 'Tuesday 24 November 2026' });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-16');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const Cleared: Story = {
  args: { clearable: true, placeholder: 'No end' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear first lesson' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByLabelText('First lesson')).toHaveTextContent('No end');
  },
};

export const WithoutLabel: Story = {
  args: { hideLabel: true, label: 'Go to date' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Go to date, Tue 24 Nov 2026' })).toBeVisible(),
};
export const Dark: Story = { ...Calendar, globals: { scheme: 'dark' } };

/** Before its calendar is here: nothing moves once it comes. */
export const BeforeItIsHere: Story = {
  args: { description: 'Leave blank for no end.', error: 'That day is over.' },
  render: (props) => (
    <>
      <Closed {...props} />
      <Held {...props} />
    </>
  ),
  play: async ({ canvas }) => {
    const [closed, open] = canvas
      .getAllByRole('button', { name: /^First lesson/ })
      .map((field) => field.closest('.mantine-InputWrapper-root'));
    await expect(closed!.getBoundingClientRect().height).toBe(open!.getBoundingClientRect().height);
    await expect(closed).toHaveTextContent('Tue 24 Nov 2026');
  },
};
