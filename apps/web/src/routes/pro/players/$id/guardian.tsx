import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { GuardianScreen } from '@fairway/ui/features/coaching/screens/GuardianScreen/GuardianScreen';
import { proPaths } from '@fairway/ui/paths/pro';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldErrors, isNotFound } from '../../../../app/failures/failure.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';
import { useOnward } from '../../../../app/shell/useOnward.ts';

const SEARCH_MS = 200;

export const Route = createFileRoute('/pro/players/$id/guardian')({
  staticData: { title: 'Guardian' },
  loader: ({ params }) => {
    void utils.people.player.prefetch({ id: params.id }, QUIET);
    void utils.people.players.prefetch({ page: 1 });
  },
  component: ChooseGuardian,
});

function ChooseGuardian() {
  const { id } = Route.useParams();
  const onward = useOnward();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), SEARCH_MS);
  const player = trpc.people.player.useQuery({ id }, QUIET);
  const players = trpc.people.players.useQuery({ page: 1, ...(q ? { q } : {}) }, { placeholderData: keepPreviousData });
  const save = trpc.guardians.setGuardian.useMutation({
    onSuccess: async (_, { guardian_id }) => {
      await utils.people.player.invalidate();
      void utils.people.players.invalidate();
      notify.success(guardian_id === null ? 'The guardian has been removed' : 'The guardian has been saved');
      await onward({ href: proPaths.player(id), replace: true });
    },
  });
  if (isNotFound(player.error)) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  return (
    <GuardianScreen
      id={id}
      state={screenState({ player, players }, (data) => data)}
      onSearch={setTyped}
      onSave={(guardian_id) => save.mutate({ id, guardian_id })}
      busy={save.isPending}
      errors={fieldErrors(save.error)}
    />
  );
}
