import type { Message } from '@fairway/contracts/messaging/messages';
import { IconCalendarEvent, IconNotebook, IconTag, IconTarget } from '@tabler/icons-react';
import { describeDrill } from '../../../practice/components/drillPhrases.ts';
import { LessonWhen } from '../LessonWhen.tsx';
import { MessageCard } from './MessageCard.tsx';
import { MessagePictures } from './MessagePictures.tsx';
import { MessageText } from './MessageText.tsx';
import classes from './MessageBody.module.css';

/** Where the cards of a message lead, which is another page for a coach than for a player. */
export interface CardLinks {
  offer: (offer_id: string) => string;
  lesson: (lesson_id: string) => string;
  drill: (drill_id: string) => string;
}

export interface MessageBodyProps {
  message: Pick<Message, 'message' | 'images' | 'offer' | 'lesson' | 'drill'>;
  links: CardLinks;
  /** The coach's zone, by whose clock a lesson's time is told. */
  timezone: string;
}

/** All that a message brings: its words, its pictures, and cards of what it is about. */
export function MessageBody({ message: { message, images, offer, lesson, drill }, links, timezone }: MessageBodyProps) {
  const when = lesson ? <LessonWhen starts_at={lesson.starts_at} timezone={timezone} /> : null;
  return (
    <div className={classes.body}>
      {message ? <MessageText text={message} /> : null}
      {images.length > 0 ? <MessagePictures paths={images} /> : null}
      {offer ? <MessageCard icon={IconTag} kind="Offer" title={offer.title} href={links.offer(offer.id)} /> : null}
      {lesson ? (
        <MessageCard
          icon={lesson.has_record ? IconNotebook : IconCalendarEvent}
          kind={lesson.has_record ? 'Lesson record' : 'Lesson'}
          title={lesson.title ?? when}
          {...(lesson.title ? { detail: when } : {})}
          href={links.lesson(lesson.id)}
        />
      ) : null}
      {drill ? (
        <MessageCard
          icon={IconTarget}
          kind="Drill"
          title={drill.title}
          {...(drill.minutes === null ? {} : { detail: describeDrill(drill) })}
          href={links.drill(drill.id)}
        />
      ) : null}
    </div>
  );
}
