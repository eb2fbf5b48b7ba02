import { spellDrill } from '@fairway/contracts/lessons/drill-words';
import type { Drill } from '@fairway/contracts/practice/drills';
import { addSection, canAdd, editSection, type Draft } from './draft.ts';

/** The draft with a drill at its end: a text that holds the drill's words as they are now, and its card. */
export function addDrill(draft: Draft, drill: Drill, ref: string): Draft {
  if (!canAdd(draft)) return draft;
  const { id, title, minutes, image, is_deleted } = drill;
  const card = { id, title, minutes, image, is_deleted };
  return editSection(addSection(draft, 'text', ref), ref, { content: spellDrill(drill), drill: card });
}
