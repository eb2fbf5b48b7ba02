import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/account/_desk/children')({
  // A coach has players, and no children to book for.
  beforeLoad: ({ context }) => {
    if (context.user.type !== 'player') throw redirect({ to: '/account', replace: true });
  },
});
