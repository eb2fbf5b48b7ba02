import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatShortName } from '@fairway/contracts/person-names';

const LINE_OCTETS = 75;

/** `2026-11-24T10:00:00.000Z` → `20261124T100000Z`. */
const stamp = (instant: string | Date): string => new Date(instant).toISOString().replace(/\.\d+|[-:]/g, '');

/** TEXT of RFC 5545 §3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');

/** Folds a content line at 75 octets, never within a character (RFC 5545 §3.1). */
function folded(line: string): string {
  const octets = new TextEncoder();
  const lines = [''];
  let length = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (length + size > LINE_OCTETS) {
      lines.push('');
      length = 1;
    }
    lines[lines.length - 1] += character;
    length += size;
  }
  return lines.join('\r\n ');
}

/**
 * A lesson as the text of an .ics file. The times are in UTC, so no calendar can shift them, and the UID is the one of
 * the calendar feed and the mails: a calendar that takes all three holds one lesson.
 */
export function lessonFile(lesson: Lesson, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fairway//Lessons//EN',
    'BEGIN:VEVENT',
    `UID:${lesson.id}@fairway`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(lesson.starts_at)}`,
    `DTEND:${stamp(lesson.ends_at)}`,
    `SUMMARY:${escaped(`Lesson with ${formatShortName(lesson.pro)}`)}`,
    lesson.venue ? `LOCATION:${escaped(lesson.venue)}` : null,
    lesson.note ? `DESCRIPTION:${escaped(lesson.note)}` : null,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines
    .filter((line) => line !== null)
    .map(folded)
    .join('\r\n')}\r\n`;
}
