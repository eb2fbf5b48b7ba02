import type { Offer } from '@fairway/contracts/offers/offers';
import type { Message } from '@fairway/contracts/messaging/messages';
import type { InfiniteScrollFooterProps } from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';

/** A picture that will go with a message; it lies on this device. */
export interface DraftPicture {
  id: string;
  /** An address of it here. */
  preview: string;
}

/** What will be sent, as far as it is written. */
export interface ComposerDraft {
  text: string;
  pictures: readonly DraftPicture[];
  lesson: Message['lesson'];
  offer: OfferChoice | null;
  drill: Message['drill'];
  quoted: Message['quoted'];
}

export type LessonChoice = NonNullable<Message['lesson']>;
export type OfferChoice = Pick<Offer, 'id' | 'title'>;

/** What may be attached, asked for when somebody wants to; `end` of what comes page by page. */
export type Choices<Thing> = Loadable<{ choices: readonly Thing[]; end?: InfiniteScrollFooterProps }>;
