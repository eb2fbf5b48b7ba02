import type { GroupLessonIn } from '@fairway/contracts/lessons/group-lessons';
import type { Actor, AppServices } from '#app/context.ts';
import { createGroupLesson } from '#domains/lessons/group-lessons/service.ts';

/** A clinic of two places for two credits each, on 12 March 2031 from ten to eleven unless `fields` say otherwise. */
export const aGroupLesson = (services: AppServices, pro: Actor, fields: Partial<GroupLessonIn> = {}) =>
  createGroupLesson(
    pro,
    {
      title: 'Short game clinic',
      places: 2,
      duration: 60,
      date: '2031-03-12',
      time: [{ start: '10:00:00', end: '11:00:00' }],
      payment_type: 'credits',
      credits: 2,
      ...fields,
    },
    services,
  );
