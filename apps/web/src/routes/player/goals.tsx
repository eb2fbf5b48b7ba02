import { GoalsScreen } from '@fairway/ui/features/practice/screens/GoalsScreen/GoalsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../app/session/useUser.ts';
import { prefetchGoals, useGoals } from '../../features/practice/plans/useGoals.ts';

export const Route = createFileRoute('/player/goals')({
  staticData: { title: 'Goals' },
  loader: ({ context }) => prefetchGoals(context.user.id),
  component: Goals,
});

function Goals() {
  const { id } = useUser();
  return <GoalsScreen {...useGoals(id)} />;
}
