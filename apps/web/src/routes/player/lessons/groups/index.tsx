import { GroupLessonsScreen } from '@fairway/ui/features/lessons/screens/GroupLessonsScreen/GroupLessonsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/player/lessons/groups/')({
  staticData: { title: 'Group lessons' },
  loader: () => void utils.groupLessons.list.prefetch(),
  component: GroupLessons,
});

function GroupLessons() {
  const groups = trpc.groupLessons.list.useQuery();
  return <GroupLessonsScreen side="player" state={screenState({ groups }, (data) => data)} />;
}
