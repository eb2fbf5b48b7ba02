import { GUEST } from '@fairway/contracts/constants';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatFullName } from '@fairway/contracts/person-names';
import { Group, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { FilterChips } from '../../../../kit/FilterChips/FilterChips.tsx';
import { RadioTiles } from '../../../../kit/RadioTiles/RadioTiles.tsx';
import { Select } from '../../../../kit/Select/Select.tsx';
import type { FieldTexts } from '../../components/booking/types.ts';
import type { FormPlayer } from '../../components/pro/proForm.ts';

export interface AttendeeFieldsProps {
  players: FormPlayer[];
  /** Ids of those seen last, who are offered without a search. */
  recent: string[];
  /** A player's id, `guest`, or null before a choice. */
  player_id: string | null;
  guest_name: string;
  onPlayer: (player: string | null) => void;
  onGuestName: (name: string) => void;
  texts: FieldTexts;
}

const NOBODY = 'No player of that name';
const NAME_MAX = 255;
const OPTION_LIMIT = 50;

const matches = (player: FormPlayer, search: string) =>
  formatFullName(player).toLowerCase().includes(search.trim().toLowerCase());

/** Whom the lesson is for: one of the coach's players, found by name, or a guest or group by name alone. */
export function AttendeeFields(props: AttendeeFieldsProps) {
  const { players, recent, player_id, guest_name, onPlayer, onGuestName, texts } = props;
  const { getError, clear } = texts;
  const credits = new Map(players.map((player) => [player.id, player.credits]));
  // Said below the field: an empty list of options is a fault to a screen reader.
  const [search, setSearch] = useState('');
  const nobody = search !== '' && !players.some((player) => matches(player, search));
  const choose = (player: string | null) => {
    clear('player_id');
    onPlayer(player);
  };
  const guest = player_id === GUEST;
  const seen = recent.flatMap((id) => players.find((player) => player.id === id) ?? []);
  return (
    <Stack>
      <RadioTiles
        label="Who is it for?"
        name="who"
        columns={2}
        options={[
          { value: 'player', label: 'A player' },
          { value: GUEST, label: 'A guest or group' },
        ]}
        value={guest ? GUEST : 'player'}
        onChange={(kind) => choose(kind === GUEST ? GUEST : null)}
      />
      {guest ? (
        <TextInput
          label="Name of the guest or group"
          name="guest_name"
          maxLength={NAME_MAX}
          value={guest_name}
          onChange={(event) => {
            clear('guest_name');
            onGuestName(event.currentTarget.value);
          }}
          error={getError('guest_name')}
        />
      ) : (
        <Select
          label="Player"
          data-field="player_id"
          placeholder="Search by name"
          searchable
          clearable
          onSearchChange={setSearch}
          description={nobody ? NOBODY : undefined}
          limit={OPTION_LIMIT}
          maxDropdownHeight={308}
          data={players.map((player) => ({ value: player.id, label: formatFullName(player) }))}
          value={player_id}
          onChange={choose}
          error={getError('player_id')}
          clearButtonProps={{ 'aria-label': 'Clear the player' }}
          styles={{ option: { minHeight: 'var(--app-tap)', fontSize: 'var(--mantine-font-size-md)' } }}
          renderOption={({ option }) => (
            <Group component="span" flex={1} gap="sm" justify="space-between" wrap="nowrap">
              <span>{option.label}</span>
              <Text span flex="none" c="dimmed" fz="sm" className="tabular">
                {formatCredits(credits.get(option.value) ?? 0)}
              </Text>
            </Group>
          )}
        />
      )}
      {guest || seen.length === 0 ? null : (
        <FilterChips
          label="Recent players"
          chips={seen.map((player) => ({
            label: formatFullName(player),
            on: player.id === player_id,
            onChange: (on) => choose(on ? player.id : null),
          }))}
        />
      )}
      <VisuallyHidden role="status">{nobody && !guest ? NOBODY : ''}</VisuallyHidden>
    </Stack>
  );
}
