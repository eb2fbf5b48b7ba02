import { KIT_LIMITS } from '@fairway/contracts/kit/limits';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { Grip } from '../../../../kit/SortableList/Grip.tsx';
import { MoveButtons } from '../../../../kit/SortableList/MoveButtons.tsx';
import { useSortableItem } from '../../../../kit/SortableList/useSortableItem.ts';
import classes from './KitRows.module.css';
import type { KitDetail, KitRow, KitValues } from './kitRow.ts';

interface KitRowFieldsProps {
  row: KitRow;
  detail: KitDetail;
  refused: string | undefined;
  isNewest: boolean;
  /** The id of the list of clubs that are offered. */
  offered: string;
  onChange: (values: KitValues) => void;
  onRemove: () => void;
}

const isBlank = ({ club, detail }: KitValues): boolean => club.trim() === '' && detail.trim() === '';

/** One club of a list, typed into where it stands. What is missing is said once its writer has left the row. */
export function KitRowFields(props: KitRowFieldsProps) {
  const { row, detail, refused, isNewest, offered, onChange, onRemove } = props;
  const { at, name, item, grip } = useSortableItem(row.id);
  const clubRef = useRef<HTMLInputElement>(null);
  const [isLeft, setIsLeft] = useState(!isNewest);
  useEffect(() => {
    if (isNewest) clubRef.current?.focus();
  }, [isNewest]);
  const faults = isLeft && !isBlank(row) ? detail.check(row) : {};
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsLeft(true);
  };
  return (
    <li className={classes.row} {...item}>
      <Grip grip={grip} />
      <div
        className={classes.fields}
        data-narrow={detail.unit !== undefined || undefined}
        onFocus={() => setIsLeft(false)}
        onBlur={onBlur}
      >
        <TextInput
          ref={clubRef}
          aria-label={`Club, ${name}`}
          placeholder="Club"
          list={offered}
          autoComplete="off"
          maxLength={KIT_LIMITS.text}
          value={row.club}
          error={faults.club ?? refused}
          onChange={({ currentTarget: { value } }) => onChange({ club: value, detail: row.detail })}
        />
        <TextInput
          aria-label={`${detail.label}, ${name}`}
          placeholder={detail.placeholder}
          autoComplete="off"
          maxLength={detail.unit === undefined ? KIT_LIMITS.text : 4}
          inputMode={detail.unit === undefined ? 'text' : 'numeric'}
          rightSection={detail.unit === undefined ? null : <span className={classes.unit}>{detail.unit}</span>}
          rightSectionPointerEvents="none"
          value={row.detail}
          error={faults.detail}
          onChange={({ currentTarget: { value } }) => onChange({ club: row.club, detail: value })}
        />
      </div>
      <div className={classes.arrows}>
        <MoveButtons at={at} name={name} />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.remove}
        aria-label={`Remove ${row.club.trim() || name}`}
        onClick={onRemove}
      >
        <Icon of={IconTrash} size={20} />
      </ActionIcon>
    </li>
  );
}
