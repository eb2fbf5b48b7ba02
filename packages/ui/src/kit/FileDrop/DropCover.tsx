import { Dropzone } from '@mantine/dropzone';
import classes from './FileDrop.module.css';
import { COVER } from './useFilesOver.ts';

export interface DropCoverProps {
  multiple: boolean;
  onFiles: (files: File[]) => void;
}

/** Lies over a field while files are held over it, and takes those that are dropped, also those within a folder. */
export function DropCover({ multiple, onFiles }: DropCoverProps) {
  return (
    <Dropzone
      {...{ [COVER]: true }}
      unstyled
      classNames={{ root: classes.cover }}
      multiple={multiple}
      activateOnClick={false}
      activateOnKeyboard={false}
      tabIndex={-1}
      inputProps={{ style: { display: 'none' }, 'aria-hidden': true }}
      onDrop={() => undefined}
      onDropAny={(files, refused) => onFiles([...files, ...refused.map(({ file }) => file)])}
    >
      {null}
    </Dropzone>
  );
}
