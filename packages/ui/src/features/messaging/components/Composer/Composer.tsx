import { IMAGE_ACCEPT } from '@fairway/contracts/files/pictures';
import { MESSAGE_LIMITS } from '@fairway/contracts/messaging/limits';
import { ActionIcon, Textarea, VisuallyHidden } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { type KeyboardEvent, Suspense, useEffect, useId, useRef } from 'react';
import { FileDrop } from '../../../../kit/FileDrop/FileDrop.tsx';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { onDemand, useLoadAfterPage } from '../../../../kit/onDemand.tsx';
import { useFileChoice } from '../../../../hooks/useFileChoice.ts';
import { AttachMenu, type Attachables } from './AttachMenu.tsx';
import { QuickReplies, type QuickRepliesProps } from './QuickReplies.tsx';
import type { ComposerDraft } from './types.ts';
import classes from './Composer.module.css';

// Most messages go as words alone.
const { Part: DraftAttachments, load } = onDemand(
  async () => (await import('./DraftAttachments.tsx')).DraftAttachments,
);

const hasAttachments = ({ quoted, lesson, offer, drill, pictures }: ComposerDraft): boolean =>
  [quoted, lesson, offer, drill].some((each) => each !== null) || pictures.length > 0;

export interface ComposerProps {
  draft: ComposerDraft;
  onChange: (part: Partial<Omit<ComposerDraft, 'pictures'>>) => void;
  onAddPictures: (files: File[]) => void;
  onRemovePicture: (id: string) => void;
  onSend: () => void;
  attachables: Attachables;
  /** The coach's zone, by whose clock lessons are told. */
  timezone: string;
  /** The wrapper's way to a picture. */
  pick?: (() => Promise<File | null>) | undefined;
  /** A coach's own answers. */
  quickReplies?: Omit<QuickRepliesProps, 'text' | 'onUse'> | undefined;
}

/** Where a keyboard is at hand, Enter sends; under a thumb it begins a line. */
const hasKeyboard = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Where a message is written: what goes with it above, the button to send it once there is something to send. */
export function Composer(props: ComposerProps) {
  const { draft, onChange, onAddPictures, onRemovePicture, onSend, attachables, timezone, pick, quickReplies } = props;
  useLoadAfterPage(load);
  const id = useId();
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const room = MESSAGE_LIMITS.images - draft.pictures.length;
  const { openRef, choose } = useFileChoice({ onFiles: (files) => onAddPictures(files.slice(0, room)), pick });
  const canSend = draft.text.trim() !== '';
  const quoted = draft.quoted?.id;
  // Whoever answers a message writes next.
  useEffect(() => {
    if (quoted !== undefined) fieldRef.current?.focus();
  }, [quoted]);
  const send = () => {
    if (!canSend) return;
    onSend();
    fieldRef.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a word of a composed script is no end of a message.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard()) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={classes.composer}
      aria-label="New message"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {quickReplies ? (
        <QuickReplies
          {...quickReplies}
          text={draft.text}
          onUse={(words) => {
            onChange({ text: draft.text.trim() === '' ? words : `${draft.text.trimEnd()} ${words}` });
            fieldRef.current?.focus();
          }}
        />
      ) : null}
      <FileDrop
        name="images"
        accept={IMAGE_ACCEPT}
        multiple
        disabled={room <= 0}
        onFiles={(files) => onAddPictures(files.slice(0, room))}
        openRef={openRef}
        labelledBy={`${id}-label`}
        describedBy={undefined}
      >
        <VisuallyHidden id={`${id}-label`}>Your message and its pictures</VisuallyHidden>
        {hasAttachments(draft) ? (
          <Suspense>
            <DraftAttachments draft={draft} timezone={timezone} onChange={onChange} onRemovePicture={onRemovePicture} />
          </Suspense>
        ) : null}
        <div className={classes.bar}>
          <AttachMenu
            attachables={attachables}
            timezone={timezone}
            isFull={room <= 0}
            onPictures={() => void choose()}
            onLesson={(lesson) => onChange({ lesson })}
            onOffer={(offer) => onChange({ offer })}
            onDrill={(drill) => onChange({ drill })}
          />
          <Textarea
            ref={fieldRef}
            className={classes.field}
            aria-label="Message"
            placeholder="Message"
            name="msg"
            dir="auto"
            autosize
            minRows={1}
            maxRows={6}
            maxLength={MESSAGE_LIMITS.text}
            value={draft.text}
            onChange={(event) => onChange({ text: event.currentTarget.value })}
            onKeyDown={onKeyDown}
          />
          {canSend ? (
            <ActionIcon
              type="submit"
              variant="filled"
              color="fairway"
              size={44}
              radius="xl"
              aria-label="Send"
              className={classes.send}
            >
              <Icon of={IconSend2} size={22} />
            </ActionIcon>
          ) : null}
        </div>
      </FileDrop>
    </form>
  );
}
