import type { Drill } from '@fairway/contracts/practice/drills';
import type { PracticePlan } from '@fairway/contracts/practice/plans';
import { SPACING_DAYS } from '@fairway/contracts/practice/limits';
import { formatShortDay } from '@fairway/time/phrases';
import { addDays } from '@fairway/time/calendar';

/** A drill of a plan as the form has it. */
export interface PlanDrill {
  drill: Pick<Drill, 'id' | 'title' | 'minutes' | 'image'>;
  /** In their order, `YYYY-MM-DD`. */
  days: string[];
}

export interface PlanFields {
  note: string;
  drills: PlanDrill[];
}

/** The days of a drill that comes back at growing distances. */
export const spaceDays = (today: string): string[] => SPACING_DAYS.map((days) => addDays(today, days));

/** What is left of a plan to do, as its form begins; of a new one the note and no drills. */
export const toPlanFields = (plan: PracticePlan | null): PlanFields => ({
  note: plan?.note ?? '',
  drills: (plan?.drills ?? []).flatMap(({ drill, sessions }) => {
    const days = sessions.filter(({ score }) => score === null).map(({ due_on }) => due_on);
    return days.length > 0 ? [{ drill, days }] : [];
  }),
});

/** Puts a day in or takes it out. */
export const toggleDay = (days: readonly string[], day: string): string[] =>
  days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort();

/** The days that can be tapped: today, those of the spacing, and whatever else was chosen. */
export const listDayChoices = (days: readonly string[], today: string): { day: string; label: string }[] => {
  const usual = new Map([0, ...SPACING_DAYS].map((ahead) => [addDays(today, ahead), ahead]));
  const others = days.filter((day) => !usual.has(day));
  return [...usual.keys(), ...others].sort().map((day) => {
    const ahead = usual.get(day);
    if (ahead === 0) return { day, label: 'Today' };
    return { day, label: ahead === 1 ? 'Tomorrow' : formatShortDay(day) };
  });
};
