import { ProHomeScreen } from '@fairway/ui/screens/pro/ProHomeScreen/ProHomeScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useUser } from '../../session/useUser.ts';
import { trpc, utils } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';
import { useProCancel } from './-useProCancel.ts';

export const Route = createFileRoute('/pro/home')({
  staticData: { title: 'Home' },
  loader: () => {
    void utils.lessons.home.prefetch();
    void utils.lessons.pastUpcoming.prefetch();
  },
  component: ProHome,
});

function ProHome() {
  const { first_name, timezone } = useUser();
  const home = trpc.lessons.home.useQuery();
  const days = trpc.lessons.pastUpcoming.useQuery();
  return (
    <ProHomeScreen
      first_name={first_name}
      timezone={timezone}
      state={screenState({ home, days }, (data) => ({ ...data.home, todays: data.days.todays }))}
      onCancel={useProCancel()}
    />
  );
}
