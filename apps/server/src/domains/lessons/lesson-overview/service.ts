import type { LessonOverview } from '@fairway/contracts/lessons/lesson-overview';
import type { Actor, CoreServices } from '#app/context.ts';
import { notFound } from '#core/app-error.ts';
import { readOverview } from './repository.ts';
import { overviewView } from './view.ts';

/** What a coach is told of one of their lessons; 404 for any other. */
export async function getLessonOverview(
  actor: Actor,
  { id }: { id: string },
  { db, now }: CoreServices,
): Promise<LessonOverview> {
  const row = await readOverview(db, { id, pro_id: actor.id });
  if (!row) throw notFound();
  return overviewView(row, now());
}
