import type { FieldErrors } from '@fairway/contracts/errors';
import { PRACTICE_MESSAGES } from '@fairway/contracts/messages/practice';
import type { Goal, GoalFields } from '@fairway/contracts/practice/goals';

/** What is wrong with a proposed goal beyond its single fields; `today` is a date of the coach's calendar. */
export function findGoalErrors(
  { measure, unit, start, target, due_on }: GoalFields,
  today: string,
): FieldErrors | null {
  const errors: FieldErrors = {
    ...(measure === 'own' && unit === '' ? { unit: [PRACTICE_MESSAGES.goalUnit] } : {}),
    ...(start === target ? { target: [PRACTICE_MESSAGES.goalSame] } : {}),
    ...(due_on <= today ? { due_on: [PRACTICE_MESSAGES.goalPast] } : {}),
  };
  return Object.keys(errors).length > 0 ? errors : null;
}

/** What one of the two may do with a goal: accept what the other has proposed, change what they have, note progress of what is agreed. */
export const goalPermissions = (
  { by_pro, agreed_at }: { by_pro: boolean; agreed_at: string | null },
  isPro: boolean,
): Goal['can'] => ({
  accept: agreed_at === null && by_pro !== isPro,
  edit: agreed_at === null && by_pro === isPro,
  note: agreed_at !== null,
});

/** Whether a value is as far as a goal is to get, or further, whichever way it leads. */
export const isReached = ({ start, target }: Pick<Goal, 'start' | 'target'>, value: number): boolean =>
  target > start ? value >= target : value <= target;
