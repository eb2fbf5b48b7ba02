import { NO_LINKS } from '@fairway/contracts/links';
import { expect, test } from 'vitest';
import { aPerson, OCCURRED_AT as at, someLesson } from '#test/notification-fixtures.ts';
import { testSecrets } from '#test/services.ts';
import type { NotificationEvent } from './context.ts';
import type { Audience } from './kind.ts';
import { writeEmail, writePush } from './registry.ts';

const services = { secrets: testSecrets, links: NO_LINKS };
const event: NotificationEvent<'credits.refilled'> = {
  topic: 'credits.refilled',
  payload: { lesson_id: 'lesson', credits: 4 },
  at,
  lesson: someLesson({}, 20),
};
const readAs = (audience: Audience) => ({ audience, person: aPerson(audience) });

test('the player reads whose booking brings the credits back, and how many', () => {
  const mail = writeEmail(event, readAs('player'), services);
  expect(mail).toMatchObject({ template: 'credits', heading: 'You get 4 credits back' });
  expect(mail.lead).toMatch(/^Somebody else booked the time that you cancelled: /);
  expect(writePush(event, readAs('player'), services)).toMatchObject({
    title: 'You get 4 credits back',
    path: '/player/lessons/book',
  });
});

test('the coach reads who gets them, and where the switch is', () => {
  const mail = writeEmail(event, readAs('pro'), services);
  expect(mail.heading).toMatch(/ gets 4 credits back$/);
  expect(mail.lead).toContain('You can switch this off in your booking limits.');
  expect(mail.button.path).toBe('/pro/lessons/limits');
});
