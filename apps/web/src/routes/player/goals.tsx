import { Goals } from '@fairway/ui/features/practice/components/Goals/Goals';
import { HomeSkills } from '@fairway/ui/features/practice/components/HomeSkills/HomeSkills';
import { KeyReminders } from '@fairway/ui/features/practice/components/KeyReminders/KeyReminders';
import { GoalsScreen } from '@fairway/ui/features/practice/screens/GoalsScreen/GoalsScreen';
import { SKILLS } from '@fairway/ui/paths/player';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../app/session/useUser.ts';
import { prefetchPractice } from '../../features/practice/plans/prefetchPractice.ts';
import { usePractice } from '../../features/practice/plans/usePractice.ts';
import { useGoals } from '../../features/practice/useGoals.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';

export const Route = createFileRoute('/player/goals')({
  staticData: { title: 'Goals' },
  loader: ({ context }) => {
    prefetchPractice(context.user.id);
    void utils.keyReminders.list.prefetch({ id: context.user.id, page: 1 }, QUIET);
    void utils.skills.overview.prefetch({}, QUIET);
    void utils.goals.list.prefetch({ id: context.user.id }, QUIET);
  },
  component: OwnGoals,
});

function OwnGoals() {
  const { id, timezone } = useUser();
  const practice = usePractice(id);
  // Practice works without a signal; what stands beside it is shown when it is there.
  const { data: reminders = [] } = trpc.keyReminders.list.useQuery({ id, page: 1 }, QUIET);
  const { data: overview } = trpc.skills.overview.useQuery({}, QUIET);
  const { data: goals } = trpc.goals.list.useQuery({ id }, QUIET);
  const acts = useGoals(null);
  return (
    <GoalsScreen
      {...practice}
      reminders={<KeyReminders reminders={reminders} />}
      skills={overview?.skills ? <HomeSkills skills={overview.skills} href={SKILLS} /> : null}
      agreed={goals ? <Goals goals={goals} timezone={timezone} other="your coach" {...acts} /> : null}
    />
  );
}
