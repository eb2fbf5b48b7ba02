import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/account/_desk/club')({
  // For pros only.
  beforeLoad: ({ context }) => {
    if (context.user.type !== 'pro') throw redirect({ to: '/account', replace: true });
  },
});
