/** A list's address: the first page needs no number. */
const paged = (path: string, page: number, query: Record<string, string> = {}) => {
  const search = new URLSearchParams({ ...query, ...(page > 1 ? { page: `${page}` } : {}) }).toString();
  return search ? `${path}?${search}` : path;
};

/** Addresses of the admin's pages. */
export const adminPaths = {
  players: (page = 1) => paged('/admin/players', page),
  search: (q: string, page = 1) => paged('/admin/players/search', page, { q }),
  add: '/admin/players/new',
  player: (id: string) => `/admin/players/${id}`,
  /** The same beside what was searched for, and beside a page of the list. */
  playerBeside: (id: string, { q, page = 1 }: { q?: string; page?: number }) =>
    paged(`/admin/players/${id}`, page, q ? { q } : {}),
  audit: (page = 1) => paged('/admin/audit', page),
  money: (page = 1) => paged('/admin/money', page),
  /** The board of the queues, which is the server's own page. */
  queues: '/admin/queues',
} as const;
