import { formatFullName } from '@fairway/contracts/person-names';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { LessonWhen } from '../LessonWhen.tsx';
import type { ComposerDraft } from './types.ts';
import classes from './Composer.module.css';

interface DraftAttachmentsProps {
  draft: ComposerDraft;
  /** The coach's zone. */
  timezone: string;
  onChange: (part: Partial<Pick<ComposerDraft, 'lesson' | 'offer' | 'drill' | 'quoted'>>) => void;
  onRemovePicture: (id: string) => void;
}

const Leave = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <ActionIcon variant="subtle" color="gray" size={44} aria-label={label} onClick={onClick}>
    <Icon of={IconX} size={20} />
  </ActionIcon>
);

function Attached({
  kind,
  leave,
  onLeave,
  children,
}: {
  kind: string;
  leave: string;
  onLeave: () => void;
  children: ReactNode;
}) {
  return (
    <div className={classes.attached}>
      <div className={classes.attachedWords}>
        <span className={classes.attachedKind}>{kind}</span>
        <span className={classes.attachedTitle} dir="auto">
          {children}
        </span>
      </div>
      <Leave label={leave} onClick={onLeave} />
    </div>
  );
}

/** What will go with the message: what it answers, a lesson, an offer, a drill, pictures. Each can be left out again. */
export function DraftAttachments({ draft, timezone, onChange, onRemovePicture }: DraftAttachmentsProps) {
  const { quoted, lesson, offer, drill, pictures } = draft;
  return (
    <>
      {quoted ? (
        <Attached
          kind={`Reply to ${formatFullName(quoted.from)}`}
          leave="Cancel reply"
          onLeave={() => onChange({ quoted: null })}
        >
          {quoted.short_message}
        </Attached>
      ) : null}
      {lesson ? (
        <Attached kind="Lesson" leave="Remove the lesson" onLeave={() => onChange({ lesson: null })}>
          {lesson.title ?? <LessonWhen starts_at={lesson.starts_at} timezone={timezone} />}
        </Attached>
      ) : null}
      {offer ? (
        <Attached kind="Offer" leave="Remove the offer" onLeave={() => onChange({ offer: null })}>
          {offer.title}
        </Attached>
      ) : null}
      {drill ? (
        <Attached kind="Drill" leave="Remove the drill" onLeave={() => onChange({ drill: null })}>
          {drill.title}
        </Attached>
      ) : null}
      {pictures.length > 0 ? (
        <ul className={classes.pictures} aria-label="Pictures to send">
          {pictures.map(({ id, preview }, nth) => (
            <li key={id} className={classes.picture}>
              <img src={preview} alt={`Number ${nth + 1} to send`} />
              <Leave label={`Remove picture ${nth + 1}`} onClick={() => onRemovePicture(id)} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
