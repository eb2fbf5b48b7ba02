import type { EmailContent } from '@fairway/emails/content';
import type { PushContent } from '#domains/notifications/kinds/kind.ts';

/** The child for whom something is told to a guardian. */
interface Child {
  child_id: string;
  first_name: string;
}

/** A page of the child's, by way of the question whether to act for them. */
const toChildPath = (path: string, { child_id }: Child): string =>
  path.startsWith('/') ? `/account/children/${child_id}?to=${encodeURIComponent(path)}` : path;

const nameFirst = (text: string, { first_name }: Child): string => `For ${first_name}: ${text}`;

/** A child's email as their guardian gets it. */
export const emailForChild = (content: EmailContent, child: Child): EmailContent => ({
  ...content,
  subject: nameFirst(content.subject, child),
  heading: nameFirst(content.heading, child),
  ...(content.button ? { button: { ...content.button, path: toChildPath(content.button.path, child) } } : {}),
});

export const pushForChild = ({ title, body, path }: PushContent, child: Child): PushContent => ({
  title: nameFirst(title, child),
  body,
  path: toChildPath(path, child),
});

export const textForChild = (text: string, child: Child): string => nameFirst(text, child);
