import type { EmailContent } from '@fairway/emails/content';
import type { PushContent } from '#domains/notifications/kinds/kind.ts';

/** A child for whom something is told to a guardian. */
interface Child {
  child_id: string;
  first_name: string;
}

/** Whom a notice is for: whoever gets it, children of theirs, or both. */
export interface Readership {
  is_own: boolean;
  children: readonly Child[];
}

/** The ids of all whom it is for, where it goes to this person. */
export const listReaders = (user_id: string, { is_own, children }: Readership): string[] => [
  ...(is_own ? [user_id] : []),
  ...children.map(({ child_id }) => child_id),
];

/** A page of the reader's own, or of the first child's by way of the question whether to act for them. */
const toReaderPath = (path: string, { is_own, children: [child] }: Readership): string =>
  child && !is_own && path.startsWith('/')
    ? `/account/children/${child.child_id}?to=${encodeURIComponent(path)}`
    : path;

const LIST = new Intl.ListFormat('en-GB');

/** What is for children says so: "For Emma and Tom: …", "For you and Emma: …". */
const nameReaders = (text: string, { is_own, children }: Readership): string =>
  children.length === 0
    ? text
    : `For ${LIST.format([...(is_own ? ['you'] : []), ...children.map(({ first_name }) => first_name)])}: ${text}`;

/** An email as whoever gets it for these readers reads it. */
export const emailForReaders = (content: EmailContent, readers: Readership): EmailContent => ({
  ...content,
  subject: nameReaders(content.subject, readers),
  heading: nameReaders(content.heading, readers),
  ...(content.button ? { button: { ...content.button, path: toReaderPath(content.button.path, readers) } } : {}),
});

export const pushForReaders = ({ title, body, path }: PushContent, readers: Readership): PushContent => ({
  title: nameReaders(title, readers),
  body,
  path: toReaderPath(path, readers),
});

export const textForReaders = nameReaders;
