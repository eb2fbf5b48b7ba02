import { aPerson, OCCURRED_AT, someLesson } from '#test/notification-fixtures.ts';
import { testSecrets } from '#test/services.ts';
import { NO_LINKS } from '@fairway/contracts/links';
import { describe, expect, test } from 'vitest';
import type { LessonContext, NotificationEvent } from './context.ts';
import type { Audience } from './kind.ts';
import { writeEmail, writePush, writeText } from './registry.ts';

const services = { secrets: testSecrets, links: NO_LINKS };
const published = (lesson: Partial<LessonContext>): NotificationEvent => ({
  topic: 'record.published',
  payload: { lesson_id: 'lesson', actor_id: 'pro' },
  at: OCCURRED_AT,
  lesson: someLesson(lesson),
});
const commented = (content: string, lesson: Partial<LessonContext> = {}, is_published = true): NotificationEvent => ({
  topic: 'comment.added',
  payload: { lesson_id: 'lesson', actor_id: 'player', comment_id: 'comment' },
  at: OCCURRED_AT,
  lesson: someLesson(lesson),
  comment: { content },
  is_published,
});
const as = (audience: Audience) => ({ audience, person: aPerson(audience) });

describe('a record that is ready', () => {
  test('is named by its title, and says whose lesson it was', () => {
    const event = published({ title: 'Shorter backswing' });
    expect(writeEmail(event, as('player'), services)).toMatchObject({
      subject: 'Your lesson record: Shorter backswing',
      heading: 'Your lesson record is ready',
      lead: 'Robin Calder has written up your lesson.',
      facts: [
        { label: 'Lesson', value: 'Monday 7 January, 12:00' },
        { label: 'With', value: 'Robin Calder' },
      ],
      button: { path: '/player/lesson/lesson' },
    });
    expect(writePush(event, as('player'), services)).toEqual({
      title: 'Your lesson record is ready',
      body: 'Shorter backswing',
      path: '/player/lesson/lesson',
    });
  });

  test('without a title is untitled', () => {
    expect(writePush(published({}), as('player'), services).body).toBe('Untitled record');
  });

  test('of a video lesson is its answer', () => {
    const event = published({ type: 1, title: 'Your driver' });
    expect(writePush(event, as('player'), services).title).toBe('Robin Calder has answered your video lesson');
    expect(writeText(event, as('player'), services)).toBe('Fairway: Robin Calder has answered your video lesson.');
  });
});

describe('a comment', () => {
  test('is told with who said what, in one line that ends with a word', () => {
    const event = commented(`It works!\n${'Thank you so much. '.repeat(20)}`, { title: 'Grip' });
    const { title, body, path } = writePush(event, as('pro'), services);
    expect(title).toBe('Jamie Whitlock commented on Grip');
    expect(body).toMatch(/^It works! Thank you so much\. .*…$/);
    expect(body.length).toBeLessThanOrEqual(161);
    expect(path).toBe('/pro/players/player/history/lesson/lesson');
  });

  test('on a record that is not published yet tells its title to the coach alone', () => {
    const event = commented('Hi', { title: 'Grip' }, false);
    expect(writePush(event, as('player'), services).title).toBe('Robin Calder commented on your lesson');
    expect(JSON.stringify(writeEmail(event, as('player'), services))).not.toContain('Grip');
    expect(writePush(event, as('pro'), services).title).toBe('Jamie Whitlock commented on Grip');
    const published = commented('Hi', { title: 'Grip' });
    expect(writePush(published, as('player'), services).title).toBe('Robin Calder commented on Grip');
  });

  test('of a player who has left leads to the records', () => {
    expect(writePush(commented('Hi', { player: null }), as('pro'), services).path).toBe('/pro/lessons/records');
  });
});
