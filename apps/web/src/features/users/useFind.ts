import { adminPaths } from '@fairway/ui/paths/admin';
import { useNavigate } from '@tanstack/react-router';

/** Leads to the results of a search, and of an empty one to everybody. */
export function useFind(): (q: string) => void {
  const navigate = useNavigate();
  return (q) => void navigate({ href: q === '' ? adminPaths.players() : adminPaths.search(q) });
}
