import { IMAGE_ACCEPT, imageAt } from '@fairway/contracts/files/pictures';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useId } from 'react';
import { useFileChoice } from '../../hooks/useFileChoice.ts';
import { Icon } from '../Icon/Icon.tsx';
import { SendingBar } from '../SendingBar/SendingBar.tsx';
import classes from './ImageUpload.module.css';
import { type Upload, type UploadState, useTellBusy, useUpload } from './useUpload.ts';
import { FileDrop } from '../FileDrop/FileDrop.tsx';

export interface ImageUploadProps {
  label: string;
  help?: string;
  /** The field's name, by which a form finds it to give it the focus. */
  name: string;
  /** The address of the picture that is chosen; null for none. */
  value: string | null;
  onChange: (path: string | null) => void;
  upload: Upload;
  /** Asks somebody else for a file: the wrapper, which has the camera. Null when nothing was chosen. */
  pick?: () => Promise<File | null>;
  /** Tells while a picture is on its way, when a form should wait. */
  onBusyChange?: (busy: boolean) => void;
  error?: string;
  disabled?: boolean;
}

const choosePreview = (state: UploadState, value: string | null): string | null => {
  if (state.status !== 'idle' && state.preview) return state.preview;
  return value && imageAt(value, 320);
};

/** A picture to choose or drop: seen at once, its way told, a failure said with another try beside it. */
export function ImageUpload(props: ImageUploadProps) {
  const { label, help, name, value, onChange, upload, pick, onBusyChange, error, disabled } = props;
  const id = useId();
  const { state, send, cancel } = useUpload(upload, onChange);
  const sending = state.status === 'sending';
  useTellBusy(sending, onBusyChange);
  const failed = state.status === 'failed' ? state : null;
  const text = failed?.text ?? error;
  const picture = choosePreview(state, value);

  const take = ([file]: readonly File[]) => {
    if (file) void send(file);
  };
  const { openRef, choose } = useFileChoice({ onFiles: take, pick });
  return (
    <FileDrop
      className={classes.field}
      name={name}
      accept={IMAGE_ACCEPT}
      disabled={disabled || sending}
      onFiles={take}
      openRef={openRef}
      labelledBy={`${id}-label`}
      describedBy={text ? `${id}-error` : undefined}
    >
      <div className={classes.place}>
        {/* For mouse and finger alone: the button beside it is the one with a name. */}
        <button
          type="button"
          className={classes.frame}
          data-filled={picture ? true : undefined}
          data-dim={sending || failed ? true : undefined}
          disabled={disabled || sending}
          tabIndex={-1}
          aria-hidden
          onClick={() => void choose()}
        >
          {picture ? <img className={classes.picture} src={picture} alt="" /> : <Icon of={IconCamera} size={32} />}
        </button>
        {sending ? <SendingBar over share={state.share} label="Sending the picture" /> : null}
      </div>
      <div className={classes.side}>
        <span id={`${id}-label`} className={classes.label}>
          {label}
        </span>
        <div className={classes.actions}>
          <Button
            size="sm"
            px="sm"
            mih={44}
            variant="default"
            data-field={name}
            disabled={disabled || sending}
            onClick={() => void choose()}
          >
            {value ? 'Change picture' : 'Choose picture'}
          </Button>
          {sending ? (
            <Button size="sm" px="sm" mih={44} variant="subtle" color="gray" onClick={cancel}>
              Stop
            </Button>
          ) : failed?.file ? (
            <Button size="sm" px="sm" mih={44} variant="subtle" onClick={() => take(failed.file ? [failed.file] : [])}>
              Try again
            </Button>
          ) : value ? (
            <Button
              size="sm"
              px="sm"
              mih={44}
              variant="subtle"
              color="red"
              disabled={disabled}
              onClick={() => onChange(null)}
            >
              Remove
            </Button>
          ) : null}
        </div>
        <VisuallyHidden role="status">{sending ? 'The picture is on its way.' : ''}</VisuallyHidden>
        {text ? (
          <p id={`${id}-error`} className={classes.error} role="alert">
            {text}
          </p>
        ) : help ? (
          <p className={classes.help}>{help}</p>
        ) : null}
      </div>
    </FileDrop>
  );
}
