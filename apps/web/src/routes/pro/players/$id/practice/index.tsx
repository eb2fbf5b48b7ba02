import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { PlayerPracticeScreen } from '@fairway/ui/features/practice/screens/PlayerPracticeScreen/PlayerPracticeScreen';
import { createFileRoute } from '@tanstack/react-router';
import { HOME_OF } from '../../../../../app/session/startPath.ts';
import { prefetchPlayerPractice } from '../../../../../features/practice/plans/prefetchPractice.ts';
import { usePlayerPractice } from '../../../../../features/practice/plans/usePlayerPractice.ts';

export const Route = createFileRoute('/pro/players/$id/practice/')({
  staticData: { title: 'Practice' },
  loader: ({ params }) => prefetchPlayerPractice(params.id),
  component: PlayerPractice,
});

function PlayerPractice() {
  const { id } = Route.useParams();
  const { isGone, ...practice } = usePlayerPractice(id);
  return isGone ? <NotFoundScreen homeHref={HOME_OF.pro} /> : <PlayerPracticeScreen player_id={id} {...practice} />;
}
