import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { createFileRoute } from '@tanstack/react-router';
import { BareShell } from '../app/shell/BareShell.tsx';
import { Shell } from '../app/shell/Shell.tsx';
import { knownUser, markPagesShown } from '../app/session/session.ts';

export const Route = createFileRoute('/404')({
  staticData: { title: 'Page not found' },
  beforeLoad: () => {
    const user = knownUser();
    if (user) markPagesShown(user);
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
