import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { saveFile } from '../../app/shell/saveFile.ts';
import { lessonFile } from './lessonFile.ts';

/** Hands a lesson to the device as an .ics file: a phone offers it to its calendar, a desktop saves it. */
export const saveLessonFile = (lesson: Lesson): void =>
  saveFile(`lesson-${lesson.date}.ics`, lessonFile(lesson, new Date()), 'text/calendar');
