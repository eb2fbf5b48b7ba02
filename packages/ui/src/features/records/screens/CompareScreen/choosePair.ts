import type { RecordedClip } from '@fairway/contracts/lessons/clips';

/** The two clips to compare: those asked for, else the newest, beside the oldest that is known. Null where there is none. */
export function choosePair(
  clips: readonly RecordedClip[],
  { first, second }: { first?: string | undefined; second?: string | undefined },
): { first: RecordedClip; second: RecordedClip } | null {
  const find = (id: string | undefined) => clips.find((clip) => clip.id === id);
  const chosen = find(first) ?? clips.find(({ id }) => id !== second) ?? clips[0];
  if (!chosen) return null;
  return { first: chosen, second: find(second) ?? clips.findLast(({ id }) => id !== chosen.id) ?? chosen };
}
