import { Dropzone } from '@mantine/dropzone';
import type { ReactNode, Ref } from 'react';

import classes from './FileDrop.module.css';

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
  const take = (files: File[]) => onFiles(multiple ? files : files.slice(0, 1));
  return (
    <Dropzone
      unstyled
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      classNames={{ root: classes.field, inner: className }}
      openRef={openRef}
      disabled={disabled}
      multiple={multiple}
      // The buttons within have names; the field itself is no button.
      activateOnClick={false}
      activateOnKeyboard={false}
      onDrop={() => undefined}
      onDropAny={(files, refused) => take([...files, ...refused.map(({ file }) => file)])}
      inputProps={{ accept, style: { display: 'none' }, 'aria-hidden': true, ...testId(name) }}
    >
      {children}
    </Dropzone>
  );
}
