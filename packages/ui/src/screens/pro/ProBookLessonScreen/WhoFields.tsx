import { creditsPhrase, fullName } from '@fairway/contracts/phrases';
import { Select, TextInput, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { RadioTiles } from '../../../components/RadioTiles/RadioTiles.tsx';
import type { FieldTexts } from '../../../components/booking/facts.ts';
import type { FormPlayer } from '../parts/proForm.ts';
import classes from './WhoFields.module.css';

/** Books for somebody who is no player (D8). */
export const GUEST = 'guest';

export interface WhoFieldsProps {
  players: FormPlayer[];
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
  fullName(player).toLowerCase().includes(search.trim().toLowerCase());

/** Whom the lesson is for: one of the coach's players, found by name, or a guest or group by name alone. */
export function WhoFields({ players, player_id, guest_name, onPlayer, onGuestName, texts }: WhoFieldsProps) {
  const { errorOf, clear } = texts;
  const credits = new Map(players.map((player) => [player.id, player.credits]));
  // Said below the field: an empty list of options is a fault to a screen reader.
  const [search, setSearch] = useState('');
  const nobody = search !== '' && !players.some((player) => matches(player, search));
  const choose = (player: string | null) => {
    clear('player_id');
    onPlayer(player);
  };
  const guest = player_id === GUEST;
  return (
    <div className={classes.who}>
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
          error={errorOf('guest_name')}
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
          data={players.map((player) => ({ value: player.id, label: fullName(player) }))}
          value={player_id}
          onChange={choose}
          error={errorOf('player_id')}
          clearButtonProps={{ 'aria-label': 'Clear the player' }}
          classNames={{ option: classes.option }}
          renderOption={({ option }) => (
            <span className={classes.line}>
              <span>{option.label}</span>
              <span className={classes.credits}>{creditsPhrase(credits.get(option.value) ?? 0)}</span>
            </span>
          )}
        />
      )}
      <VisuallyHidden role="status">{nobody && !guest ? NOBODY : ''}</VisuallyHidden>
    </div>
  );
}
