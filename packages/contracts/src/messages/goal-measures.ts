import type { GoalMeasure } from '../practice/limits.ts';

export const GOAL_MEASURE_NAMES: Record<GoalMeasure, string> = {
  handicap: 'Handicap',
  score: 'Score',
  club_speed: 'Club speed (mph)',
  own: 'Something else',
};

/** What a goal counts: "Handicap", "putts a round". */
export const nameGoalMeasure = ({ measure, unit }: { measure: GoalMeasure; unit: string }): string =>
  measure === 'own' ? unit : GOAL_MEASURE_NAMES[measure];
