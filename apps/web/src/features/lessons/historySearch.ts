import type { LessonPart } from '@fairway/ui/features/lessons/components/LessonHistory/LessonParts';

/** The filters of a list of lessons behind, as its address keeps them. */
export interface HistorySearch {
  starred?: true;
  video?: true;
  cancelled?: true;
  record_due?: true;
}

/** A list that stands beside a lesson has those to come as well. */
export interface LessonsSearch extends HistorySearch {
  /** The side of now that the lesson beside it lies on, where it is left out. */
  show?: LessonPart;
}

const on = (value: unknown): true | undefined => (value === true || value === 'true' ? true : undefined);

/** What an address says of the filters; anything else there is not followed. */
export const parseHistorySearch = (search: Record<string, unknown>): HistorySearch => ({
  ...(on(search['starred']) && { starred: true }),
  ...(on(search['video']) && { video: true }),
  ...(on(search['cancelled']) && { cancelled: true }),
  ...(on(search['record_due']) && { record_due: true }),
});

/** The same with which lessons are listed. */
export const parseLessonsSearch = ({ show, ...filters }: Record<string, unknown>): LessonsSearch => ({
  ...parseHistorySearch(filters),
  ...((show === 'past' || show === 'upcoming') && { show }),
});
