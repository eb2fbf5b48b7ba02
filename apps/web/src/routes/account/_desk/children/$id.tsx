import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { OpenChildScreen } from '@fairway/ui/features/coaching/screens/OpenChildScreen/OpenChildScreen';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { useSwitchPerson } from '../../../../app/session/useSwitchPerson.ts';
import { useUser } from '../../../../app/session/useUser.ts';
import { parseChildSearch } from '../../../../features/coaching/childSearch.ts';
import { trpc, utils } from '../../../../trpc/client.ts';
import { screenState } from '../../../../trpc/screenState.ts';

export const Route = createFileRoute('/account/_desk/children/$id')({
  staticData: { title: 'Switch to a child' },
  validateSearch: parseChildSearch,
  beforeLoad: ({ context: { user }, params: { id }, search: { to = HOME_OF.player } }) => {
    // Whoever acts for the child already is led on at once.
    if (user.id === id) throw redirect({ href: to, replace: true });
  },
  loader: () => void utils.guardians.children.prefetch(),
  component: OpenChild,
});

function OpenChild() {
  const { id } = Route.useParams();
  const { to = HOME_OF.player } = Route.useSearch();
  const user = useUser();
  const children = trpc.guardians.children.useQuery();
  const switchTo = useSwitchPerson();
  const child = children.data?.children.find((one) => one.id === id);
  if (children.data && !child) return <NotFoundScreen homeHref={HOME_OF[user.type]} />;
  return (
    <OpenChildScreen
      state={screenState({ children }, () => ({ first_name: child?.first_name ?? '' }))}
      onSwitch={() => switchTo(id, to)}
    />
  );
}
