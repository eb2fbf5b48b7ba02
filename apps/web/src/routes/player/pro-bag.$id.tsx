import { formatFullName } from '@fairway/contracts/person-names';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { ProBagScreen } from '@fairway/ui/features/kit/screens/ProBagScreen/ProBagScreen';
import { createFileRoute } from '@tanstack/react-router';
import { HOME_OF } from '../../app/session/startPath.ts';
import { isNotFound } from '../../app/failures/failure.ts';
import { useUser } from '../../app/session/useUser.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { screenState } from '../../trpc/screenState.ts';

export const Route = createFileRoute('/player/pro-bag/$id')({
  staticData: { title: "What's in the bag" },
  loader: ({ params: { id } }) => void utils.kit.bag.prefetch({ id }, QUIET),
  component: ProBag,
});

function ProBag() {
  const { id } = Route.useParams();
  const { pro } = useUser();
  const clubs = trpc.kit.bag.useQuery({ id }, QUIET);
  if (isNotFound(clubs.error)) return <NotFoundScreen homeHref={HOME_OF.player} />;
  return (
    <ProBagScreen name={pro?.id === id ? formatFullName(pro) : null} state={screenState({ clubs }, (data) => data)} />
  );
}
