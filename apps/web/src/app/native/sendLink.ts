import { leaveIt } from './leaveIt.ts';

/** Hands a link to whatever the person sends with; undefined where the browser has no such thing. */
export const sendLink =
  typeof navigator !== 'undefined' && 'share' in navigator
    ? (link: { url: string; title: string }): Promise<void> => navigator.share(link).catch(leaveIt)
    : undefined;
