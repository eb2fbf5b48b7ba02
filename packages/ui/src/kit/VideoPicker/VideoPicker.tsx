import { VIDEO_TEXTS } from '@fairway/contracts/messages/files';
import { VIDEO_ACCEPT, VIDEO_LIMITS } from '@fairway/contracts/files/videos';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconMovie, IconVideoPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useFileChoice } from '../../hooks/useFileChoice.ts';
import { Icon } from '../Icon/Icon.tsx';
import { type Upload, useTellBusy, useUpload } from '../ImageUpload/useUpload.ts';
import { SendingBar } from '../SendingBar/SendingBar.tsx';
import { VideoPlayer } from '../VideoPlayer/VideoPlayer.tsx';
import { showsChosenVideos } from './previews.ts';
import classes from './VideoPicker.module.css';
import { FileDrop } from '../FileDrop/FileDrop.tsx';

export interface VideoPickerProps {
  label: string;
  help?: string;
  /** The field's name, by which a form finds it to give it the focus. */
  name: string;
  /** The address of the video that was sent; null for none. */
  value: string | null;
  onChange: (path: string | null) => void;
  upload: Upload;
  /** Asks somebody else for a file: the wrapper, which has the camera. Null when nothing was chosen. */
  pick?: (() => Promise<File | null>) | undefined;
  /** Tells while a video is on its way, when a form should wait. */
  onBusyChange?: (busy: boolean) => void;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

const checkVideo = (file: File): string | null => {
  if (file.size > VIDEO_LIMITS.bytes) return VIDEO_TEXTS.heavy;
  return file.type && !file.type.startsWith('video/') ? VIDEO_TEXTS.kind : null;
};
const percent = (share: number) => `${Math.round(share * 100)}%`;
const canShow = () => showsChosenVideos(navigator.userAgent);

/** A video to choose, film or drop: seen at once, its way told, a failure said with another try beside it. */
export function VideoPicker(props: VideoPickerProps) {
  const { label, help, name, value, onChange, upload, pick, onBusyChange, error, disabled } = props;
  const id = useId();
  const { state, sent, send, cancel } = useUpload(upload, onChange, checkVideo);
  const sending = state.status === 'sending' ? state : null;
  useTellBusy(sending !== null, onBusyChange);
  const failed = state.status === 'failed' ? state : null;
  const text = failed?.text ?? error;
  const here = sending?.preview ?? (sent?.path === value ? (sent?.preview ?? null) : null);
  const shown = here !== null && canShow() ? here : value;

  const take = ([file]: readonly File[]) => {
    if (!file) return;
    // What was there before is no longer meant, whatever becomes of this one.
    if (value !== null) onChange(null);
    void send(file);
  };
  const { openRef, choose } = useFileChoice({ onFiles: take, pick });
  const chooseButton = (
    <Button
      variant="default"
      leftSection={<Icon of={IconVideoPlus} size={20} />}
      data-field={name}
      disabled={disabled}
      onClick={() => void choose()}
    >
      {failed ? 'Choose another video' : 'Choose a video'}
    </Button>
  );
  return (
    <FileDrop
      className={classes.field}
      name={name}
      accept={VIDEO_ACCEPT}
      disabled={disabled}
      onFiles={take}
      openRef={openRef}
      labelledBy={`${id}-label`}
      describedBy={text ? `${id}-error` : undefined}
    >
      <div className={classes.head}>
        <span id={`${id}-label`} className={classes.label}>
          {label}
        </span>
        {value ? (
          <span className={classes.done}>
            <Icon of={IconCircleCheck} size={18} />
            Uploaded
          </span>
        ) : null}
      </div>
      {shown ? (
        <VideoPlayer src={shown} label={label} />
      ) : (
        <div className={classes.place} data-wrong={text ? true : undefined}>
          <Icon of={IconMovie} size={32} className={classes.film} />
          {sending ? null : chooseButton}
          {help && !sending ? <p className={classes.help}>{help}</p> : null}
        </div>
      )}
      {sending ? (
        <div className={classes.way}>
          <SendingBar share={sending.share} label={`Sending ${label}`} />
          <span className={classes.share}>{percent(sending.share)}</span>
        </div>
      ) : null}
      {sending?.isPaused ? (
        <p className={classes.help} role="status">
          Waiting for a signal. It continues automatically.
        </p>
      ) : null}
      {text ? (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {text}
        </p>
      ) : null}
      {sending || failed?.file || value ? (
        <div className={classes.actions}>
          {sending ? (
            <Button variant="subtle" color="gray" px="sm" onClick={cancel}>
              Stop
            </Button>
          ) : failed?.file ? (
            <Button variant="subtle" px="sm" disabled={disabled} onClick={() => take(failed.file ? [failed.file] : [])}>
              Try again
            </Button>
          ) : (
            <>
              {error ? chooseButton : null}
              <Button variant="subtle" color="red" px="sm" disabled={disabled} onClick={() => onChange(null)}>
                Remove
              </Button>
            </>
          )}
        </div>
      ) : null}
      <VisuallyHidden role="status">
        {sending ? `${label} is on its way.` : value ? `${label} is ready.` : ''}
      </VisuallyHidden>
    </FileDrop>
  );
}
