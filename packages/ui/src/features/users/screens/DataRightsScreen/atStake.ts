import type { AtStake } from '@fairway/contracts/coaching/people';
import { formatLargeCount } from '../../../../format/count.ts';

/** What goes with an account, in words; what there is none of is left out. */
export function goingPhrases({ lessons, credits, players, children }: AtStake): string[] {
  return [
    'your details, your lessons and your files',
    ...(players ? [`${formatLargeCount(players, 'player')}, with all of their data`] : []),
    ...(children ? [`${formatLargeCount(children, 'child', 'children')} without a login, with all of their data`] : []),
    ...(lessons ? [`${formatLargeCount(lessons, 'lesson')} to come`] : []),
    ...(credits ? [formatLargeCount(credits, 'unspent credit')] : []),
  ];
}
