import { createFileRoute } from '@tanstack/react-router';
import { Shell } from '../app/shell/Shell.tsx';
import { AreaFailed } from '../app/shell/AreaFailed.tsx';
import { requireUser } from '../app/session/guard.ts';

export const Route = createFileRoute('/admin')({
  beforeLoad: (route) => requireUser(route, 'admin'),
  component: Shell,
  errorComponent: AreaFailed,
});
