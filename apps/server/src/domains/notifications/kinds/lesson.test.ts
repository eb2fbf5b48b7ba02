import { aPerson, OCCURRED_AT, someLesson, someLot } from '#test/notification-fixtures.ts';
import { NO_LINKS } from '@fairway/contracts/links';
import { testSecrets } from '#test/services.ts';
import { describe, expect, test } from 'vitest';
import { composeMail } from '#domains/notifications/sending/service.ts';
import type { LessonContext, LessonTopic, NotificationEvent } from './context.ts';
import type { Audience } from './kind.ts';
import { writeEmail, writePush, writeText } from './registry.ts';

const URL = 'https://fairway.example';
const at = OCCURRED_AT;
const SPAN = 'Monday 7 January, 12:00 to 13:00 (GMT, London)';

const booked = (actor_id: string, lesson = someLesson()): NotificationEvent<LessonTopic> => ({
  topic: 'lesson.booked',
  payload: { lesson_id: 'lesson', actor_id },
  at,
  lesson,
});
const moved = (actor_id: string, from: string, lesson = someLesson()): NotificationEvent<LessonTopic> => ({
  topic: 'lesson.moved',
  payload: { lesson_id: 'lesson', actor_id, from },
  at,
  lesson,
});
/** A move of a lesson at Linden Park that was at The Links; with its time unless it has a `from`. */
const relocated = (
  from: string | null,
  lesson: Partial<LessonContext> = {},
  venue_from: string | null = 'The Links',
): NotificationEvent<LessonTopic> => ({
  topic: 'lesson.moved',
  payload: {
    lesson_id: 'lesson',
    actor_id: 'pro',
    from: from ?? someLesson().starts_at.toISOString(),
    venue_from,
    ...(from === null ? { keeps_time: true } : {}),
  },
  at,
  lesson: someLesson(lesson),
});
const cancelled = (
  end: { credits_returned?: number; fee_due?: boolean },
  lesson: Partial<LessonContext> = {},
): NotificationEvent<LessonTopic> => ({
  topic: 'lesson.cancelled',
  payload: { lesson_id: 'lesson', actor_id: 'pro', credits_returned: 0, fee_due: false, ...end },
  at,
  lesson: someLesson({ cancelled_at: at, ...lesson }),
});
const given: NotificationEvent = {
  topic: 'credits.given',
  payload: { lot_id: 'lot', actor_id: 'pro' },
  at,
  lot: someLot(),
};

const services = { secrets: testSecrets, links: NO_LINKS };
const readAs = (audience: Audience) => ({ audience, person: aPerson(audience) });
const mail = (event: NotificationEvent, audience: Audience = 'player') =>
  composeMail(writeEmail(event, readAs(audience), services), aPerson(audience), URL);
/** What a reader of the HTML sees, without the tags. */
const seen = (source: string | undefined) =>
  (source ?? '')
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a lesson booked', () => {
  test('the subject says what and when', () => {
    expect(mail(booked('player')).subject).toBe('Lesson booked: Monday 7 January, 12:00');
    expect(mail(booked('player'), 'pro').subject).toBe('Lesson booked: Monday 7 January, 12:00, Jamie Whitlock');
  });

  test('both forms say when in the named zone, with whom, where and how it is paid', () => {
    const { html, text } = mail(booked('pro'));
    for (const form of [seen(html), text]) {
      for (const part of [SPAN, 'Robin Calder', 'Linden Park', 'Paid with 4 credits']) expect(form).toContain(part);
    }
  });

  test('it speaks to its reader', () => {
    expect(mail(booked('player')).text).toContain('Your lesson is booked');
    expect(mail(booked('pro')).text).toContain('Robin Calder booked a lesson for you');
    expect(mail(booked('player'), 'pro').text).toContain('Jamie Whitlock booked a lesson');
  });

  test('one button leads to the lessons of its reader', () => {
    expect(mail(booked('player')).html?.match(/href="[^"]+\/lessons"/g)).toEqual([`href="${URL}/player/lessons"`]);
    expect(mail(booked('player'), 'pro').html?.match(/href="[^"]+\/lessons"/g)).toEqual([`href="${URL}/pro/lessons"`]);
  });

  test('a lesson paid on the day says so', () => {
    expect(mail(booked('pro', someLesson({ payment_type: 'on_day', credits: 0 }))).text).toContain('Pay on the day');
  });

  test('summer time has its name', () => {
    const lesson = someLesson({
      starts_at: new Date('2030-07-01T09:00:00Z'),
      ends_at: new Date('2030-07-01T10:30:00Z'),
    });
    expect(mail(booked('pro', lesson)).text).toContain('Monday 1 July, 10:00 to 11:30 (BST, London)');
  });

  test('a reader elsewhere sees their own time as well, a reader of the same hour does not', () => {
    const abroad = someLesson({ player: aPerson('player', { timezone: 'Asia/Kolkata' }) });
    const text = mail(booked('pro', abroad)).text;
    expect(text).toContain(SPAN);
    expect(text).toContain('Monday 7 January, 17:30 to 18:30');
    const neighbour = someLesson({ player: aPerson('player', { timezone: 'Europe/Lisbon' }) });
    expect(mail(booked('pro', neighbour)).text).not.toContain('Your time');
  });

  test('names and notes cannot break out of the page', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const lesson = someLesson({ note: `${evil}\nsecond line`, venue: evil, pro: aPerson('pro', { first_name: evil }) });
    const { html, subject, to } = composeMail(
      writeEmail(booked('pro', lesson), readAs('player'), services),
      aPerson('player', { last_name: 'A\r\nBcc: x@y' }),
      URL,
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('&gt;<br/>second line');
    expect(to.name).toBe('Jamie A Bcc: x@y');
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

describe('a lesson moved', () => {
  test('the new time is in the subject, both are in the mail', () => {
    const { subject, html, text } = mail(moved('pro', '2030-01-06T15:30:00Z'));
    expect(subject).toBe('Lesson moved: Monday 7 January, 12:00');
    for (const form of [seen(html).toLowerCase(), text.toLowerCase()]) {
      expect(form).toContain(SPAN.toLowerCase());
      expect(form).toContain('was sunday 6 january, 15:30');
    }
  });

  test('one that kept its start is changed, not moved', () => {
    const { subject, text } = mail(moved('pro', someLesson().starts_at.toISOString()));
    expect(subject).toBe('Lesson changed: Monday 7 January, 12:00');
    expect(text).not.toContain('was ');
  });
});

describe('a lesson with a new venue', () => {
  test('at the same time: both venues are in the mail, and no other time', () => {
    const { subject, html, text } = mail(relocated(null));
    expect(subject).toBe('Lesson has a new venue: Monday 7 January, 12:00');
    expect(text).toContain('Robin Calder changed the venue of your lesson');
    expect(text).toContain('Where: Linden Park\n       was The Links');
    expect(text.match(/was /g)).toHaveLength(1);
    expect(seen(html)).toContain('Was The Links');
  });

  test('at another time as well: both are said', () => {
    const { subject, text } = mail(relocated('2030-01-06T15:30:00Z'));
    expect(subject).toBe('Lesson moved: Monday 7 January, 12:00');
    expect(text).toContain('Please check that it suits you. The venue has changed too.');
    expect(text).toContain('was Sunday 6 January, 15:30');
    expect(text).toContain('was The Links');
  });

  test('of a group lesson speaks of that by its title', () => {
    const { subject, text } = mail(relocated(null, { group_title: 'Short game clinic' }));
    expect(subject).toBe('Group lesson has a new venue: Monday 7 January, 12:00');
    expect(text).toContain('Robin Calder changed the venue of Short game clinic');
  });

  test('in a push, and where it had none before', () => {
    expect(writePush(relocated(null), readAs('player'), services)).toEqual({
      title: 'Robin Calder changed the venue of your lesson',
      body: 'Monday 7 January, 12:00 (GMT). Linden Park instead of The Links.',
      path: '/player/lessons',
    });
    expect(writePush(relocated(null, {}, null), readAs('player'), services).body).toBe(
      'Monday 7 January, 12:00 (GMT). Linden Park.',
    );
  });
});

describe('a lesson cancelled', () => {
  test.each([
    ['credits returned', cancelled({ credits_returned: 4 }), '4 credits returned'],
    ['credits lost', cancelled({}), '4 credits not returned (less than 24 hours before the start)'],
    [
      'a fee due',
      cancelled({ fee_due: true }, { payment_type: 'on_day', credits: 0 }),
      'The lesson fee is due (less than',
    ],
    ['nothing to pay', cancelled({}, { payment_type: 'on_day', credits: 0 }), 'Nothing to pay'],
  ])('%s', (_, event, words) => {
    const { subject, html, text } = mail(event);
    expect(subject).toBe('Lesson cancelled: Monday 7 January, 12:00');
    expect(seen(html)).toContain(words);
    expect(text).toContain(words);
    expect(writeText(event, readAs('player'), services)).toContain(words);
  });

  test('the player is led to another time', () => {
    expect(mail(cancelled({})).html).toContain(`${URL}/player/lessons/book"`);
  });
});

test('a reminder says when, where and with whom', () => {
  const lesson = someLesson({}, 24);
  const event: NotificationEvent = {
    topic: 'lesson.reminder',
    payload: { lesson_id: 'lesson', starts_at: lesson.starts_at.toISOString() },
    at,
    lesson,
  };
  const { subject, text } = mail(event);
  expect(subject).toBe('Lesson reminder: Saturday 5 January, 12:00');
  for (const part of ['Robin Calder', 'Linden Park', '12:00 to 13:00']) expect(text).toContain(part);
});

test('the receipt of a gift says how many, from whom and until when, and offers no switch', () => {
  const { subject, text, html } = mail(given);
  expect(subject).toBe('4 credits from Robin Calder');
  expect(text).toContain('Use by: 4 January 2031');
  expect(text).toContain('receipt');
  expect(html).not.toContain('/account/privacy');
});

test('other mails lead to the switch that stops them', () => {
  const { text, html } = mail(booked('pro'));
  expect(text).toContain(`${URL}/account/privacy`);
  expect(html).toContain(`${URL}/account/privacy`);
});

test.each([
  ['booked', booked('pro'), 'Robin Calder booked a lesson for you'],
  ['moved', moved('pro', '2030-01-06T15:30:00Z'), 'Sunday 6 January, 15:30 is now Monday 7 January, 12:00 (GMT)'],
  ['relocated', relocated(null), 'Linden Park instead of The Links'],
  ['cancelled', cancelled({ credits_returned: 4 }), 'Robin Calder cancelled your lesson'],
])('the text of a lesson %s is one plain message', (_, event, words) => {
  const text = writeText(event, readAs('player'), services);
  expect(text).toContain(words);
  expect(text.length).toBeLessThanOrEqual(160);
  // Letters outside this set double the price of a message.
  expect(text).toMatch(/^[\w\s.,:()'-]+$/);
});

test('a push has a title that says what and a body that says when', () => {
  expect(writePush(booked('player'), readAs('pro'), services)).toEqual({
    title: 'Jamie Whitlock booked a lesson',
    body: 'Monday 7 January, 12:00 (GMT). Linden Park.',
    path: '/pro/lessons',
  });
});
