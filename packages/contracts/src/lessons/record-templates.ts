import { z } from 'zod';
import { TEMPLATE_LIMITS } from './record-limits.ts';
import { RECORD_LIMITS } from '../constants.ts';
import { LESSON_MESSAGES } from '../messages/lessons.ts';
import { flag, id, idIn, longText, text } from '../primitives.ts';
import { SECTION_TYPES } from './records.ts';

/** A part of a template: its kind, and the words, the club and the unit that records begin with. */
const templatePart = z.object({
  type: z.enum(SECTION_TYPES, LESSON_MESSAGES.sectionType),
  content: longText(TEMPLATE_LIMITS.content).default(''),
  club: text(RECORD_LIMITS.club).default(''),
  metric: flag.default(false),
});

export const templateIn = z.object({
  name: text(TEMPLATE_LIMITS.name).min(1, LESSON_MESSAGES.templateName),
  shape: z
    .array(templatePart, LESSON_MESSAGES.templateEmpty)
    .min(1, LESSON_MESSAGES.templateEmpty)
    .max(TEMPLATE_LIMITS.parts, LESSON_MESSAGES.templateParts(TEMPLATE_LIMITS.parts)),
});
export type TemplateIn = z.output<typeof templateIn>;

export const recordTemplate = z.object({ id, name: z.string(), shape: z.array(templatePart) });
export type RecordTemplate = z.output<typeof recordTemplate>;
export type TemplatePart = RecordTemplate['shape'][number];

export const snippetIn = z.object({
  content: longText(TEMPLATE_LIMITS.snippet).refine((said) => said !== '', LESSON_MESSAGES.snippetEmpty),
});
export const recordSnippet = z.object({ id, content: z.string() });
export type RecordSnippet = z.output<typeof recordSnippet>;

export const keptIdIn = z.object({ id: idIn });
