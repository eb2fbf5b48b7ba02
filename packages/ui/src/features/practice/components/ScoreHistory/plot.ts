import type { SkillLesson, SkillScore } from '@fairway/contracts/practice/skills';

/** A score on its way to the page: `x` in percent of the span from the first score to now. */
export interface ScorePoint {
  key: string;
  x: number;
  score: number;
  /** Whether it was given with a lesson. */
  hasLesson: boolean;
}

export interface ScorePlot {
  points: ScorePoint[];
  /** The line through them and on to now, for a box of 100 by 10. */
  line: string;
  /** The lessons of that span. */
  marks: { id: string; x: number; isScored: boolean }[];
}

const round = (share: number) => Math.round(share * 100) / 100;

/** Where scores and lessons stand on a span that begins with the first score and ends now; `now` in milliseconds. */
export function plotScores(history: readonly SkillScore[], lessons: readonly SkillLesson[], now: number): ScorePlot {
  const [first, last] = [history.at(0), history.at(-1)];
  if (!first || !last) return { points: [], line: '', marks: [] };
  const start = Date.parse(first.at);
  const end = Math.max(now, Date.parse(last.at));
  const span = end - start;
  // A span of nothing has its one moment at its end, where "Today" stands.
  const toX = (at: string) => (span === 0 ? 100 : round(((Date.parse(at) - start) / span) * 100));
  const points = history.map(({ score, at, lesson_id }, nth) => ({
    key: `${at} ${nth}`,
    x: toX(at),
    score,
    hasLesson: lesson_id !== null,
  }));
  const corners = [...points.map(({ x, score }) => `${x},${10 - score}`), `100,${10 - last.score}`];
  const scored = new Set(history.map(({ lesson_id }) => lesson_id));
  const marks = lessons
    .filter(({ starts_at }) => Date.parse(starts_at) >= start && Date.parse(starts_at) <= end)
    .map(({ id, starts_at }) => ({ id, x: toX(starts_at), isScored: scored.has(id) }));
  return { points, line: corners.join(' '), marks };
}
