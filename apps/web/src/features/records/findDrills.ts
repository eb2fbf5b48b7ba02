import type { Drill } from '@fairway/contracts/practice/drills';

/** Those of the drills on this device that hold all words that are looked for, as the server finds them. */
export function findDrills(drills: readonly Drill[], q: string): Drill[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return drills.filter(({ title, tags, equipment, content }) => {
    const said = [title, ...tags, equipment, content].join(' ').toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
