/** One line of a notice's table; `was` is what stood there before. */
export interface Fact {
  label: string;
  value: string;
  was?: string;
}

/** What is said to one person of one happening, on whichever channel. */
export interface Notice {
  subject: string;
  heading: string;
  lead: string;
  facts: Fact[];
  /** `path` is in the web app, or a whole address elsewhere. */
  button: { label: string; path: string };
  /** The text message. */
  text: string;
  push: { title: string; body: string };
  /** A pin to be typed in, shown large. */
  code?: string;
  /** Why it goes out whatever the switches say; null for what a switch can stop. */
  why: string | null;
}

/** Under a receipt, in place of the switch. */
export const RECEIPT_WHY = 'This is a receipt for your records.';

/** Where a button leads. */
export const addressOf = ({ path }: Notice['button'], publicUrl: string): string =>
  path.startsWith('/') ? publicUrl + path : path;
