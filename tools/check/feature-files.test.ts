import { expect, test } from 'vitest';
import { findUnknownFiles } from './feature-files.ts';

test('the roles of a feature and their tests are known', () => {
  const files = [
    'lessons/router.test.ts',
    'schedule/slots/router.ts',
    'schedule/slots/service.ts',
    'schedule/slots/service.db.test.ts',
    'schedule/slots/service.races.db.test.ts',
    'schedule/slots/frozen.faults.test.ts',
    'schedule/slots/rules.ts',
    'schedule/slots/rules.test.ts',
    'schedule/hours/repository.ts',
    'lessons/lesson/view.ts',
    'files/uploads/jobs.ts',
    'notifications/kinds/lesson.ts',
    'notifications/kinds/context.ts',
  ];
  expect(findUnknownFiles(files)).toEqual([]);
});

test('everything else is a stranger', () => {
  const files = [
    'schedule/slots/utils.ts',
    'schedule/slots/index.ts',
    'schedule/slots/rules/deep.ts',
    'schedule/kinds/a.ts',
    'notifications/templates/lesson.ts',
    'schedule/service.ts',
    'schedule/service.db.test.ts',
    'schedule/slots/service.js',
    'odd.ts',
  ];
  expect(findUnknownFiles(files)).toEqual(files);
});
