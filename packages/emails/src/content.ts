/** One line of what a mail tells; `was` is what stood there before. */
export interface Fact {
  label: string;
  value: string;
  was?: string;
}

/** What every mail says, whatever its template. */
export interface BaseContent {
  subject: string;
  heading: string;
  lead: string;
  /** `path` is in the web app, or a whole address elsewhere. */
  button: { label: string; path: string };
  /** Why it goes out whatever the switches say; null for what a switch can stop. */
  footer: string | null;
}

export interface AccountContent extends BaseContent {
  facts: Fact[];
}

export interface CodeContent extends BaseContent {
  /** A pin to be typed in. */
  code: string;
}

export interface InvitationContent extends BaseContent {
  code: Fact;
  facts: Fact[];
}

export interface LessonContent extends BaseContent {
  when: Fact;
  facts: Fact[];
  note: Fact | null;
}

export interface LessonBatchContent extends BaseContent {
  /** One for each lesson that was booked, moved or cancelled. */
  changes: Fact[];
  facts: Fact[];
}

export interface FreedSlotContent extends BaseContent {
  when: Fact;
  facts: Fact[];
}

export interface CreditsContent extends BaseContent {
  credits: Fact;
  facts: Fact[];
}

export interface ReceiptContent extends BaseContent {
  facts: Fact[];
  /** The label of the fact that says how much. */
  total: string;
}

export interface VideoLessonContent extends BaseContent {
  facts: Fact[];
  note: Fact | null;
}

export interface RecordContent extends BaseContent {
  /** The title of the record. */
  record: Fact;
  facts: Fact[];
}

export interface MessageContent extends BaseContent {
  /** What was written, under the name of who wrote it. */
  message: Fact;
  /** What came with it. */
  facts: Fact[];
}

export interface DigestContent extends BaseContent {
  /** What came in a day, each under the name of who wrote it or of what it is. */
  entries: Fact[];
}

export interface PracticeContent extends BaseContent {
  /** What it is about, each in a panel of its own: drills under how long they take, a goal. */
  items: Fact[];
  facts: Fact[];
}

export interface OfferContent extends BaseContent {
  offer: Fact;
  price: Fact;
  facts: Fact[];
}

/** What each template takes. */
export interface ContentByTemplate {
  account: AccountContent;
  code: CodeContent;
  credits: CreditsContent;
  digest: DigestContent;
  'freed-slot': FreedSlotContent;
  invitation: InvitationContent;
  lesson: LessonContent;
  'lesson-batch': LessonBatchContent;
  message: MessageContent;
  offer: OfferContent;
  practice: PracticeContent;
  receipt: ReceiptContent;
  record: RecordContent;
  'video-lesson': VideoLessonContent;
}

export type Template = keyof ContentByTemplate;

/** What a mail says, with the name of the template that draws it. */
export type EmailContent<T extends Template = Template> = {
  [K in T]: { template: K } & ContentByTemplate[K];
}[T];

/** Where the mail leads: the web app's own address, and the page with the switches that stop mails. */
export interface EmailFrame {
  publicUrl: string;
  settingsUrl: string;
  /** Where one click stops the mails of this kind, for those that are no answer to anything the reader did. */
  unsubscribeUrl?: string | undefined;
}

/** The web address of a button's path. */
export const resolveUrl = (path: string, publicUrl: string): string => (path.startsWith('/') ? publicUrl + path : path);

/** All facts of a mail in reading order, however its template draws them. */
export function listFacts(content: EmailContent): Fact[] {
  switch (content.template) {
    case 'code':
      return [];
    case 'credits':
      return [content.credits, ...content.facts];
    case 'digest':
      return content.entries;
    case 'freed-slot':
      return [content.when, ...content.facts];
    case 'invitation':
      return [content.code, ...content.facts];
    case 'lesson':
      return [content.when, ...content.facts, ...(content.note ? [content.note] : [])];
    case 'lesson-batch':
      return [...content.changes, ...content.facts];
    case 'message':
      return [content.message, ...content.facts];
    case 'offer':
      return [content.offer, content.price, ...content.facts];
    case 'practice':
      return [...content.items, ...content.facts];
    case 'record':
      return [content.record, ...content.facts];
    case 'video-lesson':
      return [...content.facts, ...(content.note ? [content.note] : [])];
    case 'account':
    case 'receipt':
      return content.facts;
  }
}
