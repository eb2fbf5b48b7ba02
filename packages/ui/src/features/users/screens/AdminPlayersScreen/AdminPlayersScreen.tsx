import type { ListedUser } from '@fairway/contracts/users/admin';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../../format/count.ts';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { LostBall } from '../../../../kit/Illustration/LostBall.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../../kit/Pagination/Pagination.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { findReady, type Loadable } from '../../../../kit/loadable.ts';
import { AdminPage } from '../../components/admin/AdminPage.tsx';
import { SearchForm } from '../../components/admin/SearchForm.tsx';
import { UsersTable } from '../../components/admin/UsersTable.tsx';
import { adminPaths } from '../../../../paths/admin.ts';

interface UsersPage {
  data: ListedUser[];
  total: number;
  page: number;
  per_page: number;
}

export interface AdminPlayersScreenProps {
  state: Loadable<UsersPage>;
  /** What is searched for; without it the list is of everybody. */
  q?: string;
  /** Leads to the results of a search; of an empty one, back to everybody. */
  onSearch: (q: string) => void;
  /** The address of a page of the list. */
  getHref: (page: number) => string;
}

function describeList(
  state: AdminPlayersScreenProps['state'],
  q: string | undefined,
): { title: string; detail: ReactNode } {
  const total = findReady(state)?.total ?? null;
  if (q === undefined) return { title: 'Users', detail: total === null ? ' ' : formatCount(total, 'person', 'people') };
  return { title: 'Search results', detail: total ? `${formatCount(total, 'result')} for “${q}”` : ' ' };
}

/** Everybody by name, or whoever a search has found. */
export function AdminPlayersScreen({ state, q, onSearch, getHref }: AdminPlayersScreenProps) {
  const { title, detail } = describeList(state, q);
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
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading users">
            <LoadingRows count={8} />
          </Loading>
        }
      >
        {({ data, total, page, per_page }) =>
          data.length === 0 ? (
            <EmptyState illustration={<LostBall />} title="No results found">
              {searching && total === 0
                ? `Nobody here has “${q}” in their name or email.`
                : 'There is nobody on this page of the list.'}
            </EmptyState>
          ) : (
            <>
              <UsersTable users={data} label={title} />
              <Pagination page={page} pages={Math.ceil(total / per_page)} getHref={getHref} />
            </>
          )
        }
      </ScreenState>
    </AdminPage>
  );
}
