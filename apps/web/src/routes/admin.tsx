import { createFileRoute } from '@tanstack/react-router';
import { Shell } from '../navigation/Shell.tsx';
import { AreaFailed } from '../page/AreaFailed.tsx';
import { requireUser } from '../session/guard.ts';

export const Route = createFileRoute('/admin')({
  beforeLoad: (route) => requireUser(route, 'admin'),
  component: Shell,
  errorComponent: AreaFailed,
});
