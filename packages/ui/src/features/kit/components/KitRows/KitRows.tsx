import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { SortableList } from '../../../../kit/SortableList/SortableList.tsx';
import type { KitDetail, KitRow, KitValues } from './kitRow.ts';
import { KitRowFields } from './KitRowFields.tsx';

export interface KitRowsProps {
  label: string;
  detail: KitDetail;
  rows: readonly KitRow[];
  /** What the server has refused of rows, by their ids. */
  refused: Readonly<Record<string, string>>;
  /** The row that was just added, which takes the focus. */
  newest: string | null;
  onChange: (id: string, values: KitValues) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (id: string) => void;
}

/** Clubs that most bags have, offered while one is typed. */
const CLUBS = [
  ['Driver', '3 wood', '5 wood', '7 wood', '3 hybrid', '4 hybrid', '5 hybrid'],
  ['3 iron', '4 iron', '5 iron', '6 iron', '7 iron', '8 iron', '9 iron'],
  ['Pitching wedge', 'Gap wedge', 'Sand wedge', 'Lob wedge', 'Putter'],
].flat();
const OFFERED = 'clubs-offered';

/** The rows of a kit list: each is typed into where it stands, moved by its grip or its arrows, and removed. */
export function KitRows({ label, detail, rows, refused, newest, onChange, onMove, onRemove }: KitRowsProps) {
  return (
    <SortableList ids={rows.map(({ id }) => id)} noun="club" onMove={onMove}>
      <ListCard label={label}>
        {rows.map((row) => (
          <KitRowFields
            key={row.id}
            row={row}
            detail={detail}
            refused={refused[row.id]}
            isNewest={row.id === newest}
            offered={OFFERED}
            onChange={(values) => onChange(row.id, values)}
            onRemove={() => onRemove(row.id)}
          />
        ))}
      </ListCard>
      <datalist id={OFFERED}>
        {CLUBS.map((club) => (
          <option key={club} value={club} />
        ))}
      </datalist>
    </SortableList>
  );
}
