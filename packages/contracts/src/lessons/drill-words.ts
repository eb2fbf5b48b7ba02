import { RECORD_LIMITS } from '../constants.ts';
import type { Drill } from '../practice/drills.ts';

/** What a record says of a drill, for readers who know of no cards: its title, what to do, and where its video is. */
export const spellDrill = ({ title, content, video_url }: Pick<Drill, 'title' | 'content' | 'video_url'>): string =>
  [title, content, video_url].filter(Boolean).join('\n\n').slice(0, RECORD_LIMITS.content);

/** The words of a text that stand below the card of its drill: without a first line that only says the title again. */
export function wordsBelowCard(content: string, { title }: Pick<Drill, 'title'>): string {
  const [first = '', ...rest] = content.split('\n');
  return first.trim() === title ? rest.join('\n').trimStart() : content;
}
