import { IMAGE_ACCEPT } from '@fairway/contracts/files/pictures';
import { VisuallyHidden } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { ImageUploadProps } from '../ImageUpload/ImageUpload.tsx';
import { useTellBusy } from '../ImageUpload/useUpload.ts';
import { loadDragging, SortableList } from '../SortableList/SortableList.tsx';
import { moveItem } from '../SortableList/moveItem.ts';
import classes from './ImagesUpload.module.css';
import { PictureTile } from './PictureTile.tsx';
import { useLoadAfterPage } from '../onDemand.tsx';
import { SendingTile } from './SendingTile.tsx';
import { useUploads } from './useUploads.ts';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import { useFileChoice } from '../../hooks/useFileChoice.ts';

export interface ImagesUploadProps extends Pick<
  ImageUploadProps,
  'label' | 'help' | 'name' | 'upload' | 'pick' | 'onBusyChange' | 'error' | 'disabled'
> {
  /** The addresses of the pictures in their order. */
  value: string[];
  /** Pictures arrive while others are moved: a change is made of what is there by then. */
  onChange: (change: (paths: string[]) => string[]) => void;
  max: number;
}

/** Several pictures to choose or drop, in an order that is dragged or moved by buttons; the first is the one seen first. */
export function ImagesUpload(props: ImagesUploadProps) {
  const { label, help, name, value, onChange, max, upload, pick, onBusyChange, error, disabled } = props;
  const id = useId();
  const { sendings, send, again, drop } = useUploads(upload, (path) => onChange((paths) => [...paths, path]));
  const waiting = sendings.filter(({ failure }) => failure === null).length;
  const room = max - value.length - waiting;
  const busy = waiting > 0;
  useTellBusy(busy, onBusyChange);

  const take = (files: File[]) => void send(files.slice(0, room));
  // There may be a second one soon.
  useLoadAfterPage(value.length > 0 ? loadDragging : undefined);
  const { openRef, choose } = useFileChoice({ onFiles: take, pick });
  return (
    <FileDrop
      className={classes.field}
      name={name}
      accept={IMAGE_ACCEPT}
      multiple
      disabled={disabled}
      onFiles={take}
      openRef={openRef}
      labelledBy={`${id}-label`}
      describedBy={error ? `${id}-error` : undefined}
    >
      <span id={`${id}-label`} className={classes.label}>
        {label}
      </span>
      {help ? <p className={classes.help}>{help}</p> : null}
      <SortableList
        ids={value}
        noun="picture"
        layout="tiles"
        disabled={disabled}
        onMove={(from, to) => onChange((paths) => moveItem(paths, from, to))}
      >
        <ul className={classes.tiles}>
          {value.map((path) => (
            <PictureTile
              key={path}
              path={path}
              disabled={disabled}
              onRemove={() => onChange((paths) => paths.filter((one) => one !== path))}
            />
          ))}
          {sendings.map((sending) => (
            <SendingTile
              key={sending.id}
              sending={sending}
              onAgain={() => again(sending)}
              onDrop={() => drop(sending.id)}
            />
          ))}
          {room > 0 ? (
            <li className={classes.tile}>
              <button
                type="button"
                className={classes.add}
                data-field={name}
                disabled={disabled}
                onClick={() => void choose()}
              >
                <Icon of={IconPhotoPlus} size={28} />
                {value.length ? 'Add more' : 'Add pictures'}
              </button>
            </li>
          ) : null}
        </ul>
      </SortableList>
      <VisuallyHidden role="status">{busy ? 'Uploading pictures…' : ''}</VisuallyHidden>
      {error ? (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      ) : null}
    </FileDrop>
  );
}
