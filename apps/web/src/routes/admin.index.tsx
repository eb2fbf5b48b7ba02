import { createFileRoute, redirect } from '@tanstack/react-router';

/** The admin's area begins with its users. */
export const Route = createFileRoute('/admin/')({
  beforeLoad: () => {
    throw redirect({ to: '/admin/players', replace: true });
  },
});
