import { ProHomeScreen } from '@fairway/ui/features/lessons/screens/ProHomeScreen/ProHomeScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../app/session/useUser.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { screenState } from '../../trpc/screenState.ts';
import { CancelledLessons, useCancelledLessons } from '../../features/lessons/CancelledLessons.tsx';
import { useMoney } from '../../features/checkout/useMoney.ts';
import { useProCancel } from '../../features/lessons/useProCancel.ts';

export const Route = createFileRoute('/pro/home')({
  staticData: { title: 'Home' },
  loader: () => {
    void utils.lessons.home.prefetch();
    void utils.lessons.released.prefetch(undefined, QUIET);
  },
  component: ProHome,
});

function ProHome() {
  const { first_name, timezone, stripe_id, stripe_card } = useUser();
  const home = trpc.lessons.home.useQuery();
  const cancelled = useCancelledLessons();
  return (
    <ProHomeScreen
      first_name={first_name}
      timezone={timezone}
      state={screenState({ home, cancelled }, (data) => data.home)}
      setUp={!stripe_id || !stripe_card}
      onCancel={useProCancel()}
      {...useMoney()}
      prompt={<CancelledLessons />}
    />
  );
}
