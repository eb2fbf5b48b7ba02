import { YardagesScreen } from '@fairway/ui/features/kit/screens/YardagesScreen/YardagesScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useYardages } from '../../features/kit/useYardages.ts';
import { utils } from '../../trpc/client.ts';

export const Route = createFileRoute('/player/yardages')({
  staticData: { title: 'Yardages' },
  loader: () => void utils.kit.yardages.prefetch(),
  component: Yardages,
});

function Yardages() {
  return <YardagesScreen {...useYardages()} />;
}
