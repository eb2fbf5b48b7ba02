import { ProHomeScreen } from '@fairway/ui/features/lessons/screens/ProHomeScreen/ProHomeScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../app/session/useUser.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';
import { useMoney } from '../../features/checkout/useMoney.ts';
import { useFirstSteps } from '../../features/lessons/useFirstSteps.ts';
import { useFreedTime } from '../../features/lessons/useFreedTime.ts';
import { useProCancel } from '../../features/lessons/useProCancel.ts';

export const Route = createFileRoute('/pro/home')({
  staticData: { title: 'Home' },
  loader: () => void utils.lessons.home.prefetch(),
  component: ProHome,
});

function ProHome() {
  const { first_name, timezone, stripe_id, stripe_card } = useUser();
  const home = trpc.lessons.home.useQuery();
  return (
    <ProHomeScreen
      first_name={first_name}
      timezone={timezone}
      state={screenState({ home }, (data) => data.home)}
      setUp={!stripe_id || !stripe_card}
      onCancel={useProCancel()}
      {...useMoney()}
      onFreedTime={useFreedTime()}
      {...useFirstSteps()}
    />
  );
}
