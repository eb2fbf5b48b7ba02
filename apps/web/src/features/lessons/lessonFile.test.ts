import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { aLesson } from '@fairway/ui/testing/lessons';
import { NOW } from '@fairway/ui/testing/clock';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { lessonFile } from './lessonFile.ts';

const read = (lesson: Lesson) => {
  const entry = ICAL.Component.fromString(lessonFile(lesson, NOW)).getFirstSubcomponent('vevent');
  if (!entry) throw new Error('The file has no entry.');
  return new ICAL.Event(entry);
};

test('a calendar reads the lesson at its instants', () => {
  const event = read(
    aLesson({ id: 'lesson-7', starts_at: '2026-07-01T09:00:00.000Z', ends_at: '2026-07-01T10:30:00.000Z' }),
  );
  expect(event.uid).toBe('lesson-7@fairway');
  expect(event.summary).toBe('Lesson with S. Green');
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-07-01T09:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2026-07-01T10:30:00.000Z');
});

test('commas, breaks, accents and long lines survive', () => {
  const venue = 'Real Club de Golf El Prat; campo rosa, hoyo 9, «El Descanso», a la izquierda del caddiemaster';
  const note = 'Grip, stance\nand posture: ça va?\\';
  const event = read(aLesson({ venue, note }));
  expect(event.location).toBe(venue);
  expect(event.description).toBe(note);
});

test('no line is longer than 75 octets', () => {
  const text = lessonFile(aLesson({ note: 'é'.repeat(400) }), NOW);
  const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
  expect(longest).toBeLessThanOrEqual(75);
});

test('a lesson without a venue or a note has neither line', () => {
  const text = lessonFile(aLesson({ venue: null, note: null }), NOW);
  expect(text).not.toContain('LOCATION');
  expect(text).not.toContain('DESCRIPTION');
});
