import { BagScreen } from '@fairway/ui/features/kit/screens/BagScreen/BagScreen';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchBag } from '../../features/kit/prefetchBag.ts';
import { useBag } from '../../features/kit/useBag.ts';

export const Route = createFileRoute('/player/bag')({
  staticData: { title: "What's in the bag" },
  loader: prefetchBag,
  component: PlayerBag,
});

function PlayerBag() {
  return <BagScreen side="player" {...useBag()} />;
}
