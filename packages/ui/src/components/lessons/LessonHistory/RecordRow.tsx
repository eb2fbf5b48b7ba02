import { LESSON_TYPES } from '@fairway/contracts/constants';
import type { Lesson } from '@fairway/contracts/lessons';
import { clock } from '@fairway/contracts/phrases';
import { IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { listDate } from '../../../format/days.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { AppLink } from '../../Link/AppLink.tsx';
import { StarButton } from '../../StarButton/StarButton.tsx';
import { LessonTags } from '../LessonTags.tsx';
import { diaryName } from '../names.ts';
import classes from './RecordRow.module.css';

export interface RecordRowProps {
  lesson: Lesson;
  /** Who reads: each side has a star of its own. */
  side: 'player' | 'pro';
  href: string;
  onStar: (lesson: Lesson, starred: boolean) => void;
  /** Tells whom the lesson was with, where the list is of many. */
  named?: boolean;
}

/** "10:00–11:00", or "10:00" where a lesson has no length: a video has none. */
const timesOf = ({ start, end }: Lesson) => (start === end ? clock(start) : `${clock(start)}–${clock(end)}`);

const STATUS = { player: 'Awaiting record update', pro: 'Create new lesson record' };

export const starOf = ({ starred, pro_starred }: Lesson, side: 'player' | 'pro'): boolean =>
  side === 'pro' ? pro_starred : starred;

/** A lesson that is behind: its date and times, what became of it, whether its record is due, and the reader's star (S1 §2, S2 §2). */
export function RecordRow({ lesson, side, href, onStar, named }: RecordRowProps) {
  const date = listDate(lesson.date);
  const title: ReactNode = named ? diaryName(lesson) : <time dateTime={lesson.starts_at}>{date}</time>;
  return (
    <li className={classes.item}>
      <AppLink href={href} className={classes.link}>
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.detail}>{named ? `${date}, ${timesOf(lesson)}` : timesOf(lesson)}</span>
          {lesson.type === LESSON_TYPES.video ? (
            <span className={classes.video}>
              <Icon of={IconVideo} size={16} />
              Video lesson
            </span>
          ) : null}
          {lesson.awaiting_record ? (
            <span className={classes.status} data-side={side}>
              {STATUS[side]}
            </span>
          ) : null}
        </span>
        <LessonTags lesson={lesson} payment={side === 'pro' && lesson.payment_type === 'on_day'} />
      </AppLink>
      <StarButton
        starred={starOf(lesson, side)}
        of={named ? `${diaryName(lesson)}, ${date}` : `${date}, ${clock(lesson.start)}`}
        onChange={(starred) => onStar(lesson, starred)}
      />
    </li>
  );
}
