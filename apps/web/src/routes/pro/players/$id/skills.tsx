import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { SkillsScreen } from '@fairway/ui/features/practice/screens/SkillsScreen/SkillsScreen';
import { proPaths } from '@fairway/ui/paths/pro';
import { createFileRoute } from '@tanstack/react-router';
import { isNotFound } from '../../../../app/failures/failure.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { useSkillEditing } from '../../../../features/practice/useSkillEditing.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/players/$id/skills')({
  staticData: { title: 'Skills' },
  loader: ({ params }) => void utils.skills.progress.prefetch({ player_id: params.id }, QUIET),
  component: PlayerSkills,
});

function PlayerSkills() {
  const { id } = Route.useParams();
  const progress = trpc.skills.progress.useQuery({ player_id: id }, QUIET);
  const editing = useSkillEditing(id);
  if (isNotFound(progress.error)) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  return (
    <SkillsScreen
      state={screenState({ progress }, (data) => data)}
      back={{ href: proPaths.player(id), label: 'Back to the player' }}
      lessonHref={(lesson) => proPaths.record(id, lesson)}
      drillHref={proPaths.drill}
      editing={editing}
    />
  );
}
