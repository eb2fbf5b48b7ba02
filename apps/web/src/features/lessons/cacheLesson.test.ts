import { aLesson } from '@fairway/ui/testing/lessons';
import { beforeEach, expect, test } from 'vitest';
import { utils } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { cacheLesson } from './cacheLesson.ts';
import { cacheNewLesson } from './cacheNewLesson.ts';

beforeEach(() => queryClient.clear());

const lesson = aLesson({});
const known = () => utils.lessons.byId.getData({ id: lesson.id });

test('of a lesson whose record nobody has read, no empty one is made up', () => {
  cacheLesson(lesson);
  expect(known()).toBeUndefined();
});

test('what is known of a record stays with what is new of its lesson', () => {
  cacheNewLesson(lesson);
  utils.lessons.byId.setData(
    { id: lesson.id },
    (kept) => kept && { ...kept, published_at: '2026-11-24T10:00:00.000Z' },
  );
  cacheLesson({ ...lesson, paid_at: '2026-11-25T10:00:00.000Z' });
  expect(known()).toMatchObject({
    paid_at: '2026-11-25T10:00:00.000Z',
    published_at: '2026-11-24T10:00:00.000Z',
    record: [],
  });
});
