import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarInvitations } from './service.ts';

const at = new Date('2030-03-31T12:00:00Z');
const lesson = {
  id: 'l',
  starts_at: at,
  ends_at: new Date('2030-03-31T13:00:00Z'),
  sequence: 2,
  created_at: at,
  updated_at: at,
  cancelled_at: null,
  group_title: null,
  venue: 'Linden',
  note: null,
};
const people = {
  reader: { name: 'Jamie Whitlock', email: 'jamie@example.com' },
  other: { first_name: 'Alex', last_name: 'Taylor' },
  sender: 'Fairway <no-reply@fairway.example>',
};

const only = (...told: Parameters<typeof calendarInvitations>) => {
  const [invitation, ...more] = calendarInvitations(...told);
  expect(more).toEqual([]);
  return invitation ?? expect.unreachable('There is no invitation.');
};

const opened = (content: string) => {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return { method: calendar.getFirstPropertyValue('method'), event };
};

test('a lesson is a request to the reader alone, under the id and number of the feed', () => {
  const { method, event } = opened(only([lesson], people).content);
  expect(method).toBe('REQUEST');
  expect(event.uid).toBe('l@fairway');
  expect(event.sequence).toBe(2);
  expect(event.summary).toBe('Lesson with A. Taylor');
  expect(event.startDate.toJSDate()).toEqual(at);
  expect(event.organizer).toBe('mailto:no-reply@fairway.example');
  expect(event.attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual(['mailto:jamie@example.com']);
});

test('a cancelled one takes the entry out again', () => {
  const invitation = only([{ ...lesson, sequence: 3, cancelled_at: at }], people);
  const { method, event } = opened(invitation.content);
  expect([invitation.method, method]).toEqual(['CANCEL', 'CANCEL']);
  expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(event.sequence).toBe(3);
});

test('several are as many entries, what is added apart from what is taken out', () => {
  const lessons = [lesson, { ...lesson, id: 'gone', cancelled_at: at }, { ...lesson, id: 'm' }];
  const invitations = calendarInvitations(lessons, people);
  expect(invitations.map(({ method, entries }) => [method, entries])).toEqual([
    ['REQUEST', 2],
    ['CANCEL', 1],
  ]);
  expect(opened(invitations[1]!.content).event.uid).toBe('gone@fairway');
});

test.each(['no-reply@fairway.example', '"Fairway" <no-reply@fairway.example>'])(
  'the sender may be written %s',
  (sender) => {
    const { event } = opened(only([lesson], { ...people, sender }).content);
    expect(event.organizer).toBe('mailto:no-reply@fairway.example');
  },
);
