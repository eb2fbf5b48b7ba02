/** A stretch of a list. */
export interface Stretch {
  limit: number;
  offset: number;
}
