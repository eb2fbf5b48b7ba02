import { GroupScreen } from '@fairway/ui/features/coaching/screens/GroupScreen/GroupScreen';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldErrors, isNotFound } from '../../../../app/failures/failure.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';

/** A pause in the typing this long, in ms, asks the server. */
const PAUSE = 200;

export const Route = createFileRoute('/pro/messages/groups/$id')({
  staticData: { title: 'Group' },
  validateSearch: ({ group }: Record<string, unknown>): { group?: string } =>
    typeof group === 'string' && group !== '' ? { group } : {},
  loader: ({ params }) => void utils.people.group.prefetch({ id: params.id }, QUIET),
  component: Group,
});

function Group() {
  const { id } = Route.useParams();
  const { group: name } = Route.useSearch();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), PAUSE);
  const group = trpc.people.group.useQuery({ id }, QUIET);
  const players = trpc.people.players.useQuery(
    { page: 1, ...(q ? { q } : {}) },
    { placeholderData: keepPreviousData, enabled: group.data?.is_all === false },
  );
  const keep = {
    onSuccess: (saved: NonNullable<typeof group.data>) => {
      utils.people.group.setData({ id }, saved);
      void utils.people.groups.invalidate();
    },
    // Somebody who is gone meanwhile goes from the lists.
    onError: () => void utils.people.invalidate(),
  };
  const add = trpc.people.saveGroup.useMutation(keep);
  const remove = trpc.people.removeMember.useMutation(keep);
  const members = new Set(group.data?.members.map((member) => member.id));

  if (isNotFound(group.error)) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  return (
    <GroupScreen
      name={name}
      state={screenState({ group }, (data) => data)}
      found={players.isPlaceholderData ? undefined : players.data?.filter((player) => !members.has(player.id))}
      onSearch={setTyped}
      onAdd={(player) => add.mutateAsync({ id, player }).catch(() => undefined)}
      errors={fieldErrors(add.error)}
      onRemove={(member) => remove.mutateAsync({ id, memberId: member.id })}
    />
  );
}
