import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/account/personal')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/account/personal"!</div>;
}
