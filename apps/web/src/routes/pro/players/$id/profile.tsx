import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/pro/players/$id/profile')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/pro/players/$id/profile"!</div>;
}
