/** The id of what Stripe names by its id alone, or as a whole where it was asked to expand it. */
export const getObjectId = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
