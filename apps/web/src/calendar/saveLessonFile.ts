import type { Lesson } from '@fairway/contracts/lessons';
import { saveFile } from '../page/saveFile.ts';
import { lessonFile } from './lessonFile.ts';

/** Hands a lesson to the device as an .ics file: a phone offers it to its calendar, a desktop saves it. */
export const saveLessonFile = (lesson: Lesson): void =>
  saveFile(`lesson-${lesson.date}.ics`, lessonFile(lesson, new Date()), 'text/calendar');
