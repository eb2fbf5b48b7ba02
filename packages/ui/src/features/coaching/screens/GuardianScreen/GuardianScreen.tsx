import { SIGN_IN_AGE } from '@fairway/contracts/coaching/guardian-limits';
import type { PlayerPage } from '@fairway/contracts/coaching/people';
import type { FieldErrors } from '@fairway/contracts/errors';
import { formatFullName } from '@fairway/contracts/person-names';
import type { PersonName } from '@fairway/contracts/primitives';
import { ageOn } from '@fairway/time/age';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useNow, useOwnZone } from '../../../../kit/Clock/Clock.tsx';
import { Form } from '../../../../kit/Form/Form.tsx';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Select } from '../../../../kit/Select/Select.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { dayAt } from '../../../../format/zones.ts';
import { useServerForm } from '../../../../hooks/useServerForm.ts';
import { proPaths } from '../../../../paths/pro.ts';

export interface GuardianScreenProps {
  /** The young player, and those of the coach's players whom the search finds, among whom a guardian is chosen. */
  state: Loadable<{ player: PlayerPage; players: PersonName[] }>;
  /** Where the way back leads. */
  id: string;
  /** Looks for players by name. */
  onSearch: (q: string) => void;
  /** Null takes the player out of care. */
  onSave: (guardian_id: string | null) => void;
  busy?: boolean;
  errors?: FieldErrors | undefined;
}

const OPTIONS = 50;

function GuardianForm({
  player,
  players,
  onSearch,
  onSave,
  busy,
  errors,
}: { player: PlayerPage; players: PersonName[] } & Omit<GuardianScreenProps, 'state' | 'id'>) {
  const saved = player.guardian?.id ?? null;
  const { formRef, ...form } = useServerForm<{ guardian_id: string | null }>({
    initialValues: { guardian_id: saved },
    errors,
  });
  const [search, setSearch] = useState('');
  // Whoever is chosen stays among the options, whatever is looked for next.
  const [chosen, setChosen] = useState<PersonName[]>([]);
  const today = dayAt(useNow(), useOwnZone());
  const { guardian_id } = form.values;
  const known = new Map(
    [...players, ...(player.guardian ? [player.guardian] : []), ...chosen].map((one) => [one.id, one]),
  );
  const options = [...known.values()]
    .filter((one) => one.id !== player.id)
    .map((one) => ({ value: one.id, label: formatFullName(one) }));
  const nobody =
    search !== '' && !options.some(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));
  const endsLogin =
    guardian_id !== saved &&
    guardian_id !== null &&
    player.email !== '' &&
    player.dob !== null &&
    ageOn(player.dob, today) < SIGN_IN_AGE;
  return (
    <Form ref={formRef} busy={busy} onSubmit={() => onSave(guardian_id)}>
      <Stack gap="lg">
        <Text>
          A guardian books and pays for {player.first_name}, reads the lesson records and gets the messages too. They
          need to be one of your players, 18 or older.
        </Text>
        <Select
          label="Guardian"
          data-field="guardian_id"
          placeholder="Search by name"
          searchable
          limit={OPTIONS}
          onSearchChange={(text) => {
            setSearch(text);
            onSearch(text);
          }}
          description={nobody ? 'No player of that name' : undefined}
          data={options}
          value={guardian_id}
          onChange={(guardian_id) => {
            setChosen(players.filter((one) => one.id === guardian_id));
            form.changeFields({ guardian_id });
          }}
          error={form.getError('guardian_id')}
        />
        {endsLogin ? (
          <Notice tone="warning" role="status">
            {player.first_name} is under {SIGN_IN_AGE}: their own login ends, and the guardian logs in for them.
          </Notice>
        ) : null}
        <Group gap="sm">
          <Button type="submit" loading={busy ?? false} disabled={guardian_id === saved} flex="1 1 10rem">
            Save guardian
          </Button>
          {saved !== null && player.email !== '' ? (
            <Button variant="light" color="red" disabled={busy ?? false} flex="1 1 10rem" onClick={() => onSave(null)}>
              Remove guardian
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Form>
  );
}

/** Who cares for a young player: chosen by their coach among the other players. */
export function GuardianScreen({ state, id, ...form }: GuardianScreenProps) {
  const player = findReady(state)?.player;
  return (
    <Page
      header={
        <PageHeader
          title="Guardian"
          detail={player ? formatFullName(player) : undefined}
          back={{ href: proPaths.player(id), label: 'Back to the player' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading>
            <LoadingRows count={1} />
            <LoadingCard height={72} />
          </Loading>
        }
      >
        {(ready) => <GuardianForm key={ready.player.id} {...ready} {...form} />}
      </ScreenState>
    </Page>
  );
}
