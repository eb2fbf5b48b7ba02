import type { ChangePreview } from '@fairway/contracts/lessons/lessons';
import { fn } from 'storybook/test';
import { someCalendar } from './calendar.ts';
import { TODAY, ZONE } from './clock.ts';
import { someCounts } from './diary.ts';

/** A change that nothing stands against. */
export const FREE: ChangePreview = { refusal: null, warning: null, credits: 0 };

/** What a calendar is given: a week as somebody's is, and a server that takes every change. */
export const calendarArgs = () => ({
  date: TODAY,
  timezone: ZONE,
  state: { status: 'ready' as const, calendar: someCalendar() },
  month: { status: 'ready' as const, counts: someCounts(TODAY.slice(0, 7)) },
  onGo: fn(),
  onPreview: fn(async (): Promise<ChangePreview> => FREE),
  onChange: fn(async () => undefined),
  onRefused: fn(),
  onHours: fn(async () => undefined),
  onPrint: fn(),
});
