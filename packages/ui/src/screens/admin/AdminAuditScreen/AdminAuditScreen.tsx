import type { AuditEntry } from '@fairway/contracts/admin';
import { fullName } from '@fairway/contracts/phrases';
import { IconPencil, IconStack2, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingRows } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { AdminPage } from '../parts/AdminPage.tsx';
import { Entries, Entry } from '../parts/Entries.tsx';
import { adminPaths } from '../paths.ts';
import { detailPhrase, VERBS } from './phrases.ts';

export interface AdminAuditScreenProps {
  state: ScreenState<{ data: AuditEntry[]; total: number; page: number; per_page: number }>;
}

const ICONS = { 'user.created': IconUserPlus, 'user.changed': IconPencil, 'user.deleted': IconTrash };

const TONES = { 'user.created': undefined, 'user.changed': 'quiet', 'user.deleted': 'danger' } as const;

function Act({ entry }: { entry: AuditEntry }) {
  const { action, actor, target, created_at } = entry;
  const who = actor ? fullName(actor) : 'An admin who has left';
  const whom = target ? (
    <AppLink href={adminPaths.player(target.id)}>{fullName(target)}</AppLink>
  ) : (
    'a user who has left'
  );
  return (
    <Entry
      icon={ICONS[action]}
      tone={TONES[action]}
      title={
        <>
          {who} {VERBS[action]} {whom}
        </>
      }
      detail={detailPhrase(entry)}
      at={created_at}
    />
  );
}

/** What admins did, newest first; the log holds ids and names of fields, so whoever has left has no name here. */
export function AdminAuditScreen({ state }: AdminAuditScreenProps) {
  return (
    <AdminPage header={<PageHeader title="Audit" detail="What admins added, changed and deleted" />}>
      {state.status === 'loading' ? (
        <Loading label="Loading the log">
          <LoadingRows count={6} lead />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : state.data.length === 0 ? (
        <EmptyState illustration={<FlagOnGreen />} title="Nothing here">
          {state.total === 0
            ? 'Whatever an admin adds, changes or deletes is written down here.'
            : 'The log does not go back as far as this page.'}
        </EmptyState>
      ) : (
        <>
          <Entries label="What admins did">
            {state.data.map((entry) => (
              <Act key={entry.id} entry={entry} />
            ))}
          </Entries>
          <Pagination
            page={state.page}
            pages={Math.ceil(state.total / state.per_page)}
            hrefOf={(page) => adminPaths.audit(page)}
          />
        </>
      )}
      <ListCard label="The machinery">
        <ListRow
          title="Queues"
          detail="Notices and reminders on their way, done and failed"
          icon={IconStack2}
          href={adminPaths.queues}
          external
        />
      </ListCard>
    </AdminPage>
  );
}
