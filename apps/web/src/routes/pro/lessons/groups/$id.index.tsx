import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { ProGroupLessonScreen } from '@fairway/ui/features/lessons/screens/ProGroupLessonScreen/ProGroupLessonScreen';
import { createFileRoute } from '@tanstack/react-router';
import { isNotFound } from '../../../../app/failures/failure.ts';
import { notify } from '../../../../app/notices/notify.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { useMoney } from '../../../../features/checkout/useMoney.ts';
import { invalidateLessons } from '../../../../features/lessons/invalidateLessons.ts';
import { GivePlace } from '../../../../features/lessons/GivePlace.tsx';
import { useAttendance } from '../../../../features/lessons/useAttendance.ts';
import { useProCancel } from '../../../../features/lessons/useProCancel.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/pro/lessons/groups/$id/')({
  staticData: { title: 'Group lesson' },
  loader: ({ params }) => void utils.groupLessons.get.prefetch({ id: params.id }, QUIET),
  component: GroupLesson,
});

function GroupLesson() {
  const { id } = Route.useParams();
  const group = trpc.groupLessons.get.useQuery({ id }, QUIET);
  const cancel = trpc.groupLessons.cancel.useMutation({ onSettled: invalidateLessons });
  const onAttendance = useAttendance();
  const takeBack = useProCancel();
  const money = useMoney();
  if (isNotFound(group.error)) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  return (
    <ProGroupLessonScreen
      state={screenState({ group }, (data) => data)}
      onAttendance={onAttendance}
      onCancel={async () => {
        await cancel.mutateAsync({ id });
        notify.success('The group lesson has been cancelled for everybody');
      }}
      onTakeBack={takeBack}
      renderGiving={(group, onDone) => <GivePlace group={group} onDone={onDone} />}
      {...money}
    />
  );
}
