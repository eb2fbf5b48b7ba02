import { createFileRoute } from '@tanstack/react-router';
import { Shell } from '../app/shell/Shell.tsx';
import { AreaFailed } from '../app/shell/AreaFailed.tsx';
import { requireUser } from '../app/session/guard.ts';

export const Route = createFileRoute('/account')({
  beforeLoad: (route) => requireUser(route),
  component: Shell,
  errorComponent: AreaFailed,
});
