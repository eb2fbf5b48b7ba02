import type { TemplatePart } from '@fairway/contracts/lessons/record-templates';
import { TEMPLATE_LIMITS } from '@fairway/contracts/lessons/record-limits';
import { addSection, canAdd, editSection, type Draft } from './draft.ts';

/** The draft with the parts of a template behind its own; what has no room is left out. */
export const applyTemplate = (draft: Draft, shape: readonly TemplatePart[], newRef: () => string): Draft =>
  shape.reduce((before, { type, content, club, metric }) => {
    if (!canAdd(before)) return before;
    const ref = newRef();
    return editSection(addSection(before, type, ref), ref, { content, club, metric });
  }, draft);

/** What a template keeps of a draft: kinds, words, clubs and units. Long texts are cut, and shots and files stay with their record. */
export const toShape = ({ sections }: Draft): TemplatePart[] =>
  sections.slice(0, TEMPLATE_LIMITS.parts).map(({ type, content, club, metric }) => ({
    type,
    content: content.slice(0, TEMPLATE_LIMITS.content),
    club,
    metric,
  }));
