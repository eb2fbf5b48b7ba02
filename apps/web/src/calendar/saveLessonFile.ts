import type { Lesson } from '@fairway/contracts/lessons';
import { lessonFile } from './lessonFile.ts';

/** Hands a lesson to the device as an .ics file: a phone offers it to its calendar, a desktop saves it. */
export function saveLessonFile(lesson: Lesson): void {
  const url = URL.createObjectURL(new Blob([lessonFile(lesson, new Date())], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `lesson-${lesson.date}.ics`;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
