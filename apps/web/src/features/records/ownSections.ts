import type { LessonDetail, RecordSection } from '@fairway/contracts/lessons/records';

/** What a coach writes of a record: what a player sent is no part of it. */
export const listOwnSections = ({ record }: Pick<LessonDetail, 'record'>): RecordSection[] =>
  record.filter(({ is_player_submitted }) => !is_player_submitted);

/** Whether a page opens for editing by itself: nothing is written yet, or this device has more than the server. */
export const opensInEditMode = (
  draft: { sections: readonly unknown[] } | null,
  detail: Pick<LessonDetail, 'record'>,
): boolean => {
  const written = listOwnSections(detail).length;
  return written === 0 || (draft?.sections.length ?? 0) > written;
};
