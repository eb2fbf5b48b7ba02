/** Where practice is set from: a lesson, or the plan that is changed. */
export interface SetPracticeSearch {
  lesson?: string;
  plan?: string;
}

/** Reads what anyone may have typed into the address; what makes no sense is dropped. */
export const parseSetPracticeSearch = ({ lesson, plan }: Record<string, unknown>): SetPracticeSearch => ({
  ...(typeof lesson === 'string' && lesson !== '' && { lesson }),
  ...(typeof plan === 'string' && plan !== '' && { plan }),
});
