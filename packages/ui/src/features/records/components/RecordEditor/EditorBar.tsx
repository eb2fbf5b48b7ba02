import type { SectionType } from '@fairway/contracts/lessons/records';
import { Button, Progress, Text, UnstyledButton } from '@mantine/core';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { formatFileProgress, toFileShare } from './progress.ts';
import { DRILL_LOOK, SECTION_LOOKS } from '../section-types.ts';
import classes from './RecordEditor.module.css';
import type { SyncState } from './types.ts';

/** What can be added, the most used first. */
const ADDED: SectionType[] = ['text', 'chart', 'putting_chart', 'singleImage', 'doubleImage', 'video'];

export interface EditorBarProps {
  sync: SyncState;
  /** The record has room for another section. */
  canAdd: boolean;
  onAdd: (type: SectionType) => void;
  /** Asks which drill to add. */
  onAddDrill: () => void;
  onSave: () => void;
  onCancel: () => void;
}

/** The bar within the thumb's reach: a button for each kind of section, and the way to the server. */
export function EditorBar({ sync, canAdd, onAdd, onAddDrill, onSave, onCancel }: EditorBarProps) {
  const busy = sync.status === 'syncing';
  const kinds = [
    ...ADDED.map((type) => ({ ...SECTION_LOOKS[type], add: () => onAdd(type) })),
    { ...DRILL_LOOK, add: onAddDrill },
  ];
  return (
    <div className={classes.bar}>
      <div className={classes.kinds} role="group" aria-label="Add a section">
        {kinds.map(({ label, icon, add }) => (
          <UnstyledButton
            key={label}
            className={classes.kind}
            disabled={!canAdd}
            aria-label={`Add ${label.toLowerCase()}`}
            onClick={add}
          >
            <Icon of={icon} size={22} />
            <span className={classes.kindName}>{label}</span>
          </UnstyledButton>
        ))}
      </div>
      {busy ? (
        <div>
          <Text fz="sm" fw={560} className="tabular" role="status">
            {`${sync.file?.isPaused ? 'Waiting to continue' : 'Uploading'} ${Math.min(sync.done + 1, sync.total)} of ${sync.total}`}
          </Text>
          <Text fz="xs" c="dimmed" lh={1.3} className="tabular">
            {formatFileProgress(sync.file)}
          </Text>
          <Progress
            value={(100 * (sync.done + toFileShare(sync.file))) / Math.max(sync.total, 1)}
            color={sync.file?.isPaused ? 'gray' : undefined}
            size="sm"
            mt={6}
            aria-label="Upload"
          />
        </div>
      ) : null}
      {sync.status === 'unsynced' ? (
        // It keeps its line while something is being typed, so that nothing jumps.
        <Text fz="sm" c="dimmed" ta="center" lh={1.2} role="status">
          {sync.kept ? 'Saved on this device, not uploaded yet' : '\u00a0'}
        </Text>
      ) : null}
      <div className={classes.ends}>
        <Button variant="default" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button loading={busy} onClick={onSave}>
          Save
        </Button>
      </div>
    </div>
  );
}
