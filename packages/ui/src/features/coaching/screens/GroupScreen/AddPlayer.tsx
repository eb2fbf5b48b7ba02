import type { FieldErrors } from '@fairway/contracts/errors';
import type { PersonName } from '@fairway/contracts/primitives';
import { formatFullName } from '@fairway/contracts/person-names';
import { VisuallyHidden } from '@mantine/core';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { Select } from '../../../../kit/Select/Select.tsx';

export interface AddPlayerProps {
  /** Players who are not in the group and match what is typed; undefined while they are looked up. */
  found: PersonName[] | undefined;
  onSearch: (q: string) => void;
  /** Fulfils once the player is in the group. */
  onAdd: (player: string) => Promise<unknown>;
  errors?: FieldErrors;
}

const NOBODY = 'No other player of that name';

/** Finds a player by name and adds them at once. */
export function AddPlayer({ found, onSearch, onAdd, errors }: AddPlayerProps) {
  const { formRef, ...form } = useServerForm({ initialValues: { player: '' }, errors });
  const typed = form.values.player;
  // Said below the field: an empty list of options is a fault to a screen reader.
  const nobody = typed !== '' && found?.length === 0;
  const search = (q: string) => {
    form.setFieldValue('player', q);
    onSearch(q);
  };
  return (
    <form ref={formRef} onSubmit={(event) => event.preventDefault()}>
      <Select
        label="Add a player"
        data-field="player"
        placeholder="Search by name"
        searchable
        searchValue={typed}
        onSearchChange={search}
        value={null}
        onChange={(player) => {
          if (!player) return;
          search('');
          void onAdd(player);
        }}
        // The server has searched already.
        filter={({ options }) => options}
        data={(found ?? []).map((player) => ({ value: player.id, label: formatFullName(player) }))}
        description={nobody ? NOBODY : undefined}
        maxDropdownHeight={308}
        styles={{ option: { minHeight: 'var(--app-tap)', fontSize: '1rem' } }}
        error={form.getError('player')}
      />
      <VisuallyHidden role="status">{nobody ? NOBODY : ''}</VisuallyHidden>
    </form>
  );
}
