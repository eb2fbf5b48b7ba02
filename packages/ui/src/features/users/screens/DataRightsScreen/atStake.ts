import type { AtStake } from '@fairway/contracts/coaching/people';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** What goes with an account, in words; what there is none of is left out. */
export function goingPhrases({ lessons, credits, players, children }: AtStake): string[] {
  return [
    'your details, your lessons and your files',
    ...(players ? [`${counted(players, 'player', 'players')}, with all of their data`] : []),
    ...(children ? [`${counted(children, 'child', 'children')} without a login, with all of their data`] : []),
    ...(lessons ? [`${counted(lessons, 'lesson', 'lessons')} to come`] : []),
    ...(credits ? [counted(credits, 'unspent credit', 'unspent credits')] : []),
  ];
}
