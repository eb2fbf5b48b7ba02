import type { Drill } from '@fairway/contracts/practice/drills';

/** A drill as its form holds it: what people type, as they type it. */
export interface DrillFields {
  title: string;
  content: string;
  /** Blank for none. */
  minutes: string;
  equipment: string;
  tags: string[];
  target: string;
  target_feet: string;
  video_url: string;
  image: string | null;
  /** The address of an uploaded video. */
  video: string | null;
}

const numberText = (value: number | null | undefined): string => value?.toString() ?? '';

export const toDrillFields = (drill: Drill | null): DrillFields => ({
  title: drill?.title ?? '',
  content: drill?.content ?? '',
  minutes: numberText(drill?.minutes),
  equipment: drill?.equipment ?? '',
  tags: drill?.tags ?? [],
  target: numberText(drill?.target),
  target_feet: numberText(drill?.target_feet),
  video_url: drill?.video_url ?? '',
  image: drill?.image ?? null,
  video: drill?.video ?? null,
});
