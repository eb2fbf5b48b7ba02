import type { Group } from '@fairway/contracts/coaching/people';
import type { PersonName } from '@fairway/contracts/primitives';
import { formatFullName } from '@fairway/contracts/person-names';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { formatCount } from '../../../../format/count.ts';
import { Select } from '../../../../kit/Select/Select.tsx';

/** An option that a thumb can hit. */
export const OPTION_STYLES = { option: { minHeight: 'var(--app-tap)', fontSize: '1rem' } };
export const LIST_HEIGHT = 308;
const NOBODY = 'No player of that name';

export interface PlayerFieldProps {
  /** The player who is chosen, also when the search finds others. */
  chosen: PersonName | null;
  /** The players who match what is typed; undefined while they are looked up. */
  found: PersonName[] | undefined;
  onSearch: (q: string) => void;
  onChange: (player: PersonName | null) => void;
  error?: string;
}

/** Finds one of the coach's players by name, among hundreds. */
export function PlayerField({ chosen, found, onSearch, onChange, error }: PlayerFieldProps) {
  const [typed, setTyped] = useState(chosen ? formatFullName(chosen) : '');
  const [seen, setSeen] = useState(chosen);
  if (seen !== chosen) {
    setSeen(chosen);
    // A choice of a group takes the player's name from the box; the search begins anew.
    setTyped(chosen ? formatFullName(chosen) : '');
  }
  const isName = chosen !== null && typed === formatFullName(chosen);
  const others = (found ?? []).filter(({ id }) => id !== chosen?.id);
  const people = chosen ? [chosen, ...others] : others;
  // Said below the field: an empty list of options is a fault to a screen reader.
  const nobody = typed !== '' && !isName && found?.length === 0;
  return (
    <div>
      <Select
        label="Player"
        data-field="player"
        placeholder="Search by name"
        searchable
        // A field that takes the focus for its error must not cover it with its list.
        openOnFocus={false}
        clearable
        searchValue={typed}
        onSearchChange={(q) => {
          setTyped(q);
          onSearch(chosen && q === formatFullName(chosen) ? '' : q);
        }}
        value={chosen?.id ?? null}
        onChange={(id) => onChange(people.find((player) => player.id === id) ?? null)}
        // The server has searched already.
        filter={({ options }) => options}
        data={people.map((player) => ({ value: player.id, label: formatFullName(player) }))}
        description={nobody ? NOBODY : undefined}
        maxDropdownHeight={LIST_HEIGHT}
        clearButtonProps={{ 'aria-label': 'Clear the player' }}
        styles={OPTION_STYLES}
        error={error}
      />
      <VisuallyHidden role="status">{nobody ? NOBODY : ''}</VisuallyHidden>
    </div>
  );
}

export interface GroupFieldProps {
  groups: Group[];
  value: string;
  onChange: (group: string | null) => void;
  error?: string;
}

const groupLabel = ({ name, size }: Group) => `${name}, ${formatCount(size, 'player')}`;

/** Chooses one of the coach's groups. */
export function GroupField({ groups, value, onChange, error }: GroupFieldProps) {
  return (
    <Select
      label="Group"
      data-field="group"
      placeholder="Choose a group"
      clearable
      data={groups.map((group) => ({ value: group.id, label: groupLabel(group) }))}
      value={value || null}
      onChange={onChange}
      maxDropdownHeight={LIST_HEIGHT}
      clearButtonProps={{ 'aria-label': 'Clear the group' }}
      styles={OPTION_STYLES}
      error={error}
    />
  );
}
