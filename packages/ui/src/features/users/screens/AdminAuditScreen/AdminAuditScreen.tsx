import type { AuditEntry } from '@fairway/contracts/users/admin';
import { formatFullName } from '@fairway/contracts/person-names';
import {
  IconEraser,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconReload,
  IconScale,
  IconStack2,
  IconTrash,
  IconUserPlus,
} from '@tabler/icons-react';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../../kit/Pagination/Pagination.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { AdminPage } from '../../components/admin/AdminPage.tsx';
import { Entries, Entry } from '../../components/admin/Entries.tsx';
import { adminPaths } from '../../../../paths/admin.ts';
import { deedPhrase, detailPhrase } from './text.ts';

export interface AdminAuditScreenProps {
  state: Loadable<{ data: AuditEntry[]; total: number; page: number; per_page: number }>;
}

const ICONS = {
  'user.created': IconUserPlus,
  'user.changed': IconPencil,
  'user.deleted': IconTrash,
  'queue.paused': IconPlayerPause,
  'queue.resumed': IconPlayerPlay,
  'queue.retried': IconReload,
  'queue.promoted': IconPlayerTrackNext,
  'queue.cleaned': IconEraser,
  'reconciliation.started': IconScale,
} satisfies Record<AuditEntry['action'], unknown>;

const TONES: Partial<Record<AuditEntry['action'], 'quiet' | 'danger'>> = {
  'user.changed': 'quiet',
  'user.deleted': 'danger',
  'queue.cleaned': 'danger',
};

function Act({ entry }: { entry: AuditEntry }) {
  const { action, actor, target, target_id, created_at } = entry;
  const who = actor ? formatFullName(actor) : 'An admin who has left';
  const whom = target ? (
    <AppLink href={adminPaths.player(target.id)}>{formatFullName(target)}</AppLink>
  ) : target_id === null ? null : (
    'a user who has left'
  );
  return (
    <Entry
      icon={ICONS[action]}
      tone={TONES[action]}
      title={
        <>
          {who} {deedPhrase(entry)} {whom}
        </>
      }
      detail={detailPhrase(entry)}
      at={created_at}
    />
  );
}

/** Admin activity to people, queues and books, newest first; the log holds ids alone, so whoever has left has no name here. */
export function AdminAuditScreen({ state }: AdminAuditScreenProps) {
  return (
    <AdminPage header={<PageHeader title="Audit" detail="What admins changed: users, queues and payments" />}>
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the log">
            <LoadingRows count={6} lead />
          </Loading>
        }
      >
        {({ data, total, page, per_page }) =>
          data.length === 0 ? (
            <EmptyState illustration={<FlagOnGreen />} title="Nothing here">
              {total === 0
                ? 'Everything an admin adds, changes, deletes or starts is recorded here.'
                : 'The log does not go back as far as this page.'}
            </EmptyState>
          ) : (
            <>
              <Entries label="Admin activity">
                {data.map((entry) => (
                  <Act key={entry.id} entry={entry} />
                ))}
              </Entries>
              <Pagination
                page={page}
                pages={Math.ceil(total / per_page)}
                getHref={(other) => adminPaths.audit(other)}
              />
            </>
          )
        }
      </ScreenState>
      <ListCard label="Background jobs">
        <ListRow
          title="Queues"
          detail="Notifications and reminders: waiting, done and failed"
          icon={IconStack2}
          href={adminPaths.queues}
          external
        />
      </ListCard>
    </AdminPage>
  );
}
