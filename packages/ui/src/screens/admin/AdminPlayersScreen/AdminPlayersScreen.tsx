import type { ListedUser } from '@fairway/contracts/admin';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { LostBall } from '../../../components/Illustration/LostBall.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingRows } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { AdminPage } from '../parts/AdminPage.tsx';
import { SearchForm } from '../parts/SearchForm.tsx';
import { UsersTable } from '../parts/UsersTable.tsx';
import { adminPaths } from '../paths.ts';

export interface UsersPage {
  data: ListedUser[];
  total: number;
  page: number;
  per_page: number;
}

export interface AdminPlayersScreenProps {
  state: ScreenState<UsersPage>;
  /** What is searched for; without it the list is of everybody. */
  q?: string;
  /** Leads to the results of a search; of an empty one, back to everybody. */
  onSearch: (q: string) => void;
}

const countOf = (total: number, one: string, many: string) => `${total} ${total === 1 ? one : many}`;

function headOf(state: AdminPlayersScreenProps['state'], q: string | undefined): { title: string; detail: ReactNode } {
  const total = state.status === 'ready' ? state.total : null;
  if (q === undefined) return { title: 'Users', detail: total === null ? ' ' : countOf(total, 'person', 'people') };
  return { title: 'Search results', detail: total ? `${countOf(total, 'result', 'results')} for “${q}”` : ' ' };
}

/** Everybody by name, or whoever a search has found (S1 §2 Admin: AdminPlayers, AdminPlayerSearch). */
export function AdminPlayersScreen({ state, q, onSearch }: AdminPlayersScreenProps) {
  const { title, detail } = headOf(state, q);
  const searching = q !== undefined;
  return (
    <AdminPage
      header={
        <PageHeader
          title={title}
          detail={<span role="status">{detail}</span>}
          back={searching ? { href: adminPaths.players(), label: 'Back to all users' } : undefined}
          actions={
            searching ? undefined : (
              <Button component={AppLink} href={adminPaths.add} leftSection={<Icon of={IconUserPlus} size={20} />}>
                Add User
              </Button>
            )
          }
        />
      }
    >
      <SearchForm key={q} q={q} onSearch={onSearch} />
      {state.status === 'loading' ? (
        <Loading label="Loading users">
          <LoadingRows count={8} />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : state.data.length === 0 ? (
        <EmptyState illustration={<LostBall />} title="No results found">
          {searching && state.total === 0
            ? `Nobody here has “${q}” in their name or email.`
            : 'There is nobody on this page of the list.'}
        </EmptyState>
      ) : (
        <>
          <UsersTable users={state.data} label={title} />
          <Pagination
            page={state.page}
            pages={Math.ceil(state.total / state.per_page)}
            hrefOf={(page) => (searching ? adminPaths.search(q, page) : adminPaths.players(page))}
          />
        </>
      )}
    </AdminPage>
  );
}
