import { createFileRoute, redirect } from '@tanstack/react-router';
import { HOME_OF } from '../app/session/startPath.ts';

export const Route = createFileRoute('/player/')({
  beforeLoad: () => {
    throw redirect({ href: HOME_OF.player, replace: true });
  },
});
