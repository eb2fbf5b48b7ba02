import { formatDay, formatMonth } from '@fairway/time/phrases';
import { screen, userEvent, within } from 'storybook/test';

/** Chooses a later day in the calendar that a `DateField` opens, as a person does. */
export async function pickDay(field: HTMLElement, day: string): Promise<void> {
  await userEvent.click(field);
  const next = await screen.findByRole('button', { name: 'Next month' });
  const calendar = within(next.parentElement!);
  while (!calendar.queryByText(formatMonth(day))) await userEvent.click(next);
  await userEvent.click(await screen.findByRole('button', { name: `${formatDay(day)} ${day.slice(0, 4)}` }));
}
