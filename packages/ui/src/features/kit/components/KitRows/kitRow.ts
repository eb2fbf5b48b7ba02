/** What a row says: a club, and its model or its distance, as they are typed. */
export interface KitValues {
  club: string;
  detail: string;
}
export interface KitRow extends KitValues {
  id: string;
  order: number;
}

/** What a list's rows have beside their club. */
export interface KitDetail {
  label: string;
  placeholder: string;
  /** What follows a distance, "yd"; a distance is typed on a pad of digits. */
  unit?: string;
  /** What is wrong with a row, by its field; nothing of one that can be saved. */
  check: (values: KitValues) => Partial<KitValues>;
}
