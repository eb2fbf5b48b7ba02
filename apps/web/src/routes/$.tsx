import { createFileRoute, redirect } from '@tanstack/react-router';

/** Any unknown path goes to /404. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/404', replace: true });
  },
});
