import { createFileRoute, redirect } from '@tanstack/react-router';
import { AreaMissing } from '../app/shell/AreaMissing.tsx';

/** An unknown path may lie in an area that was not entered before: its pages are known now. Any other goes to /404. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location }) => {
    if (await context.enterArea(location.pathname)) throw redirect({ href: location.href, replace: true });
    throw redirect({ to: '/404', replace: true });
  },
  errorComponent: AreaMissing,
});
