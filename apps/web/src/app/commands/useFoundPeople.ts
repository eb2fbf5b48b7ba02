import type { UserType } from '@fairway/contracts/auth/accounts';
import { formatFullName } from '@fairway/contracts/person-names';
import { adminPaths } from '@fairway/ui/paths/admin';
import { proPaths } from '@fairway/ui/paths/pro';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';

/** A pause in the typing this long, in ms, asks the server. */
const PAUSE = 200;
/** So many fit beside the pages; who is not among them is found by more letters. */
const MOST = 6;

interface FoundPerson {
  id: string;
  name: string;
  email: string;
  href: string;
}

/** The people of whom somebody may open a page, by what is typed: a coach's players, an admin's users. A player finds none. */
export function useFoundPeople(type: UserType, typed: string): { people: FoundPerson[]; busy: boolean } {
  const q = typed.trim();
  const [asked] = useDebouncedValue(q, PAUSE);
  const kept = { ...QUIET, placeholderData: keepPreviousData };
  const players = trpc.people.players.useQuery(
    { page: 1, q: asked },
    { ...kept, enabled: type === 'pro' && asked !== '' },
  );
  const users = trpc.admin.search.useQuery(
    { page: 1, q: asked },
    { ...kept, enabled: type === 'admin' && asked !== '' },
  );
  if (q === '' || type === 'player') return { people: [], busy: false };

  const [found, getHref] =
    type === 'pro' ? ([players.data, proPaths.player] as const) : ([users.data?.data, adminPaths.player] as const);
  return {
    people: (found ?? []).slice(0, MOST).map((person) => ({
      id: person.id,
      name: formatFullName(person),
      email: person.email,
      href: getHref(person.id),
    })),
    busy: asked !== q || players.isFetching || users.isFetching,
  };
}
