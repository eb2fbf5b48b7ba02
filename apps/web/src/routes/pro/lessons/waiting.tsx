import { WaitingLineScreen } from '@fairway/ui/features/schedule/screens/WaitingLineScreen/WaitingLineScreen';
import { createFileRoute } from '@tanstack/react-router';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/lessons/waiting')({
  staticData: { title: 'Waiting list' },
  loader: () => void utils.waiting.line.prefetch(),
  component: WaitingLine,
});

function WaitingLine() {
  const line = trpc.waiting.line.useQuery();
  return <WaitingLineScreen state={screenState({ line }, (data) => data)} />;
}
