/** The filters of a list of lessons behind, as its address keeps them. */
export interface HistorySearch {
  starred?: true;
  video?: true;
  cancelled?: true;
  record_due?: true;
}

const on = (value: unknown): true | undefined => (value === true || value === 'true' ? true : undefined);

/** What an address says of the filters; anything else there is not followed. */
export const parseHistorySearch = (search: Record<string, unknown>): HistorySearch => ({
  ...(on(search['starred']) && { starred: true }),
  ...(on(search['video']) && { video: true }),
  ...(on(search['cancelled']) && { cancelled: true }),
  ...(on(search['record_due']) && { record_due: true }),
});
