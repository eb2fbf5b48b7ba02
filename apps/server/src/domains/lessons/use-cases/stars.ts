import type { Lesson } from '@fairway/contracts/lessons';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { notFound } from '../../../trpc/errors.ts';
import { scopeOf } from '../access.ts';
import { writeStar } from '../store/stars.ts';
import { lessonById } from './reading.ts';

/** Turns the caller's own star of a lesson over, or sets it (R5). Nobody is told, and calendars do not change by it. */
export async function starLesson(
  actor: Actor,
  { id, starred }: { id: string; starred?: boolean },
  deps: Deps,
): Promise<Lesson> {
  if (!(await writeStar(deps.db, scopeOf(actor), id, starred ?? null))) throw notFound();
  return lessonById(actor, id, deps);
}
