import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useLoadAfterPage } from '../onDemand.tsx';
import { plainFirst } from '../plainFirst.tsx';
import type { DropCoverProps } from './DropCover.tsx';
import classes from './FileDrop.module.css';
import { useFilesOver } from './useFilesOver.ts';

export interface FileDropProps {
  /** The field's name, by which its input is found. */
  name: string;
  /** What the device's chooser offers. What is dropped is judged by whoever takes it, who can say what is wrong with it. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean | undefined;
  /** Is given what was chosen or dropped: without `multiple` the first of it alone. */
  onFiles: (files: File[]) => void;
  /** Opens the device's chooser. */
  openRef: Ref<() => void>;
  /** The ids of the field's label and of its error. */
  labelledBy: string;
  describedBy: string | undefined;
  /** Of the field's own layout. */
  className?: string | undefined;
  children: ReactNode;
}

const testId = (name: string) => ({ 'data-testid': `${name}-file` });

/** Until it is here, or where it cannot be fetched, the field takes files itself. */
const { Part: DropCover, load } = plainFirst<DropCoverProps>(
  async () => (await import('./DropCover.tsx')).DropCover,
  () => null,
);
/** A finger drags no files: a phone has no use for what takes them, 8 kB. */
const loadWhereFilesAreDragged = async () => (matchMedia('(any-hover: hover)').matches ? load() : undefined);

/** A field that takes files: they are dropped anywhere on it, or chosen by a button within, which opens the chooser. */
export function FileDrop(props: FileDropProps) {
  const {
    name,
    accept,
    multiple = false,
    disabled,
    onFiles,
    openRef,
    labelledBy,
    describedBy,
    className,
    children,
  } = props;
  const fieldRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(openRef, () => () => inputRef.current?.click(), []);
  useLoadAfterPage(loadWhereFilesAreDragged);
  const take = (files: File[]) => {
    const taken = multiple ? files : files.slice(0, 1);
    if (taken.length > 0 && !disabled) onFiles(taken);
  };
  const { isOver, drop } = useFilesOver(fieldRef, take);
  return (
    <div
      ref={fieldRef}
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={classes.field}
      data-accept={(isOver && !disabled) || undefined}
    >
      <input
        ref={inputRef}
        type="file"
        className={classes.input}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        tabIndex={-1}
        aria-hidden
        {...testId(name)}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          // The same file can then be chosen again.
          currentTarget.value = '';
        }}
      />
      <div className={className}>{children}</div>
      {isOver && !disabled ? <DropCover multiple={multiple} onFiles={drop} /> : null}
    </div>
  );
}
