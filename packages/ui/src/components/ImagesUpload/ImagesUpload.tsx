import { arrayMove } from '@dnd-kit/sortable';
import { IMAGE_ACCEPT } from '@fairway/contracts/pictures';
import { VisuallyHidden } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { ImageUploadProps } from '../ImageUpload/ImageUpload.tsx';
import { SortableList } from '../SortableList/SortableList.tsx';
import classes from './ImagesUpload.module.css';
import { PictureTile } from './PictureTile.tsx';
import { SendingTile } from './SendingTile.tsx';
import { useUploads } from './useUploads.ts';

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
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { sendings, send, again, drop } = useUploads(upload, (path) => onChange((paths) => [...paths, path]));
  const waiting = sendings.filter(({ failure }) => failure === null).length;
  const room = max - value.length - waiting;
  const busy = waiting > 0;
  const tellBusy = useRef(onBusyChange);
  useEffect(() => {
    tellBusy.current = onBusyChange;
  });
  useEffect(() => tellBusy.current?.(busy), [busy]);

  const take = (files: Iterable<File>) => void send([...files].slice(0, room));
  const choose = async () => {
    if (!pick) return input.current?.click();
    const file = await pick().catch(() => null);
    if (file) take([file]);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  return (
    <div
      className={classes.field}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
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
        onMove={(from, to) => onChange((paths) => arrayMove(paths, from, to))}
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
                data-over={over || undefined}
                disabled={disabled}
                onClick={() => void choose()}
                onDragOver={(event) => {
                  event.preventDefault();
                  setOver(true);
                }}
                onDragLeave={() => setOver(false)}
                onDrop={dropped}
              >
                <Icon of={IconPhotoPlus} size={28} />
                {value.length ? 'Add more' : 'Add pictures'}
              </button>
            </li>
          ) : null}
        </ul>
      </SortableList>
      <VisuallyHidden role="status">{busy ? 'Pictures are on their way.' : ''}</VisuallyHidden>
      {error ? (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={IMAGE_ACCEPT}
        aria-hidden
        tabIndex={-1}
        data-testid={`${name}-file`}
        onChange={({ currentTarget }) => {
          take(currentTarget.files ?? []);
          // The same file may be chosen again after a failure.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
