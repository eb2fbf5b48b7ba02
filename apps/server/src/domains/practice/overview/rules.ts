import type { SkillSummary } from '@fairway/contracts/practice/overview';

/** The average of scores with the strongest and the weakest skill; null without any. Of equal scores the first counts. */
export function summariseSkills(skills: readonly { discipline: string; score: number }[]): SkillSummary | null {
  const [first, ...rest] = skills;
  if (!first) return null;
  const strongest = rest.reduce((best, skill) => (skill.score > best.score ? skill : best), first);
  const weakest = rest.reduce((worst, skill) => (skill.score < worst.score ? skill : worst), first);
  const sum = skills.reduce((total, { score }) => total + score, 0);
  return {
    count: skills.length,
    average: Math.round((sum / skills.length) * 10) / 10,
    strongest,
    weakest: weakest.score < strongest.score ? weakest : null,
  };
}
