import { utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';

/** Asks for what the page that changes a lesson shows, before the page is there. */
export function prefetchChange(id: string): void {
  void utils.lessons.form.prefetch();
  void utils.lessons.byId.prefetch({ id }, QUIET);
}
