import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ContentByTemplate, EmailContent, EmailFrame, Template } from './content.ts';
import { renderPlainText } from './plain-text.ts';
import { AccountEmail } from './templates/AccountEmail.tsx';
import { CodeEmail } from './templates/CodeEmail.tsx';
import { CreditsEmail } from './templates/CreditsEmail.tsx';
import { DigestEmail } from './templates/DigestEmail.tsx';
import { FreedSlotEmail } from './templates/FreedSlotEmail.tsx';
import { InvitationEmail } from './templates/InvitationEmail.tsx';
import { LessonBatchEmail } from './templates/LessonBatchEmail.tsx';
import { LessonEmail } from './templates/LessonEmail.tsx';
import { MessageEmail } from './templates/MessageEmail.tsx';
import { OfferEmail } from './templates/OfferEmail.tsx';
import { PracticeEmail } from './templates/PracticeEmail.tsx';
import { ReceiptEmail } from './templates/ReceiptEmail.tsx';
import { RecordEmail } from './templates/RecordEmail.tsx';
import { VideoLessonEmail } from './templates/VideoLessonEmail.tsx';

type Component<T extends Template> = (props: EmailFrame & { content: ContentByTemplate[T] }) => ReactNode;

const TEMPLATES: { [T in Template]: Component<T> } = {
  account: AccountEmail,
  code: CodeEmail,
  credits: CreditsEmail,
  digest: DigestEmail,
  'freed-slot': FreedSlotEmail,
  invitation: InvitationEmail,
  lesson: LessonEmail,
  'lesson-batch': LessonBatchEmail,
  message: MessageEmail,
  offer: OfferEmail,
  practice: PracticeEmail,
  record: RecordEmail,
  receipt: ReceiptEmail,
  'video-lesson': VideoLessonEmail,
};

/** What a broadcast sends to hundreds of readers in the same words: such a page is drawn once. */
const BROADCAST: ReadonlySet<Template> = new Set<Template>(['freed-slot', 'message', 'offer']);
const REMEMBERED = 20;
const pages = new Map<string, string>();

/** Stands in a page that many share for the one thing in it that is each reader's own. */
const OWN_LINK = 'https://unsubscribe.invalid/';

/** The page of a mail. One of a broadcast that was drawn a short while ago is given again, with the reader's own link. */
function renderPage(content: EmailContent, { unsubscribeUrl, ...shared }: EmailFrame): string {
  if (!BROADCAST.has(content.template)) return drawPage(content, { ...shared, unsubscribeUrl });
  const page = renderShared(content, { ...shared, unsubscribeUrl: unsubscribeUrl && OWN_LINK });
  return unsubscribeUrl ? page.replaceAll(OWN_LINK, () => unsubscribeUrl) : page;
}

function renderShared(content: EmailContent, frame: EmailFrame): string {
  const key = JSON.stringify([content, frame]);
  const page = pages.get(key) ?? drawPage(content, frame);
  pages.delete(key);
  pages.set(key, page);
  const [oldest] = pages.keys();
  if (pages.size > REMEMBERED && oldest !== undefined) pages.delete(oldest);
  return page;
}

/** React's own renderer: nothing here waits, and it is three times as fast as the streaming one of @react-email/render. */
function drawPage<T extends Template>(content: EmailContent<T>, frame: EmailFrame): string {
  const Email: Component<T> = TEMPLATES[content.template];
  return `<!doctype html>${renderToStaticMarkup(<Email content={content} {...frame} />)}`;
}

/** A mail as HTML and as plain text, both of the same content. */
export function renderEmail(
  content: EmailContent,
  { first_name, ...frame }: EmailFrame & { first_name: string },
): { html: string; text: string } {
  return { html: renderPage(content, frame), text: renderPlainText(content, { first_name, ...frame }) };
}
