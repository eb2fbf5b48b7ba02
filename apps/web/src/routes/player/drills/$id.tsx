import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { DrillPageScreen } from '@fairway/ui/features/practice/screens/DrillPageScreen/DrillPageScreen';
import { createFileRoute } from '@tanstack/react-router';
import { isNotFound } from '../../../app/failures/failure.ts';
import { useDrill } from '../../../features/practice/drills/useDrill.ts';
import { utils } from '../../../trpc/client.ts';
import { QUIET } from '../../../trpc/quiet.ts';
import { screenState } from '../../../trpc/screenState.ts';

export const Route = createFileRoute('/player/drills/$id')({
  staticData: { title: 'Drill' },
  loader: ({ params }) => void utils.practice.drill.prefetch({ id: params.id }, QUIET),
  component: PlayerDrill,
});

function PlayerDrill() {
  const { id } = Route.useParams();
  const drill = useDrill(id);
  if (isNotFound(drill.error)) return <NotFoundScreen homeHref="/player/profile" />;
  return <DrillPageScreen state={screenState({ drill }, (data) => data)} />;
}
