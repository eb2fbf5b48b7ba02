import { expect, test } from 'vitest';
import { strangers } from './domain-files.mjs';

test('the roles of a domain and their tests are known', () => {
  const files = [
    'diary/router.ts',
    'diary/router.test.ts',
    'diary/procedures/save-day.ts',
    'diary/service.ts',
    'diary/service.db.test.ts',
    'diary/use-cases/slots.ts',
    'diary/rules/wallclock.test.ts',
    'diary/store/hours.db.test.ts',
    'lessons/jobs.ts',
    'lessons/remind.job.ts',
    'lessons/remind.job.queue.test.ts',
    'notifications/templates/booked.ts',
  ];
  expect(strangers(files)).toEqual([]);
});

test('everything else is a stranger', () => {
  const files = [
    'diary/utils.ts',
    'diary/index.ts',
    'diary/rules/deep/a.ts',
    'diary/templates/a.ts',
    'diary/service.js',
    'odd.ts',
  ];
  expect(strangers(files)).toEqual(files);
});
