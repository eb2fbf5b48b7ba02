import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/players/')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/admin/players/"!</div>;
}
