import { SkillsScreen } from '@fairway/ui/features/practice/screens/SkillsScreen/SkillsScreen';
import { drillPath, HOME, lessonPath } from '@fairway/ui/paths/player';
import { createFileRoute } from '@tanstack/react-router';
import { trpc, utils } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';

export const Route = createFileRoute('/player/skills')({
  staticData: { title: 'Skills' },
  loader: () => void utils.skills.progress.prefetch({}),
  component: OwnSkills,
});

function OwnSkills() {
  const progress = trpc.skills.progress.useQuery({});
  return (
    <SkillsScreen
      state={screenState({ progress }, (data) => data)}
      back={{ href: HOME, label: 'Back to home' }}
      lessonHref={lessonPath}
      drillHref={drillPath}
    />
  );
}
