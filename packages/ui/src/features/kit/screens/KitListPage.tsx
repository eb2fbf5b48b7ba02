import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActionBar } from '../../../kit/ActionBar/ActionBar.tsx';
import { Icon } from '../../../kit/Icon/Icon.tsx';
import { KitRows, type KitRowsProps } from '../components/KitRows/KitRows.tsx';
import type { KitDetail, KitRow } from '../components/KitRows/kitRow.ts';
import { SaveState, type SaveStateName } from '../components/SaveState/SaveState.tsx';

/** A kit list that its owner writes, and what they can do to it. */
export interface KitListProps extends Omit<KitRowsProps, 'label' | 'detail'> {
  save: SaveStateName;
  /** A row that was just removed and can come back. */
  removed: KitRow | null;
  onAdd: (club?: string) => void;
  onUndo: () => void;
}

/** The rows of a list and, within the thumb's reach, a new one, what has become of the changes, and the way back from a removal. */
export function KitListPage({
  label,
  detail,
  empty,
  list,
}: {
  label: string;
  detail: KitDetail;
  /** What stands in place of the rows while there are none. */
  empty: ReactNode;
  list: KitListProps;
}) {
  const { save, removed, onAdd, onUndo, ...rows } = list;
  return (
    <>
      {rows.rows.length === 0 ? empty : <KitRows label={label} detail={detail} {...rows} />}
      <ActionBar
        summary={<SaveState state={save} />}
        detail={removed ? `${removed.club.trim() || 'The blank row'} removed` : null}
      >
        {removed ? (
          <Button variant="default" leftSection={<Icon of={IconArrowBackUp} size={20} />} onClick={onUndo}>
            Undo
          </Button>
        ) : null}
        <Button leftSection={<Icon of={IconPlus} size={20} />} onClick={() => onAdd()}>
          Add club
        </Button>
      </ActionBar>
    </>
  );
}
