import { NotFoundScreen } from '@fairway/ui/screens/shared/NotFoundScreen/NotFoundScreen';
import { createFileRoute } from '@tanstack/react-router';
import { BareShell } from '../navigation/BareShell.tsx';
import { Shell } from '../navigation/Shell.tsx';
import { knownUser, showPagesOf } from '../session/session.ts';

export const Route = createFileRoute('/404')({
  staticData: { title: 'Page not found' },
  beforeLoad: () => {
    const user = knownUser();
    if (user) showPagesOf(user);
    return { user };
  },
  component: NotFound,
});

function NotFound() {
  const { user } = Route.useRouteContext();
  const Frame = user ? Shell : BareShell;
  return (
    <Frame>
      <NotFoundScreen homeHref="/" />
    </Frame>
  );
}
