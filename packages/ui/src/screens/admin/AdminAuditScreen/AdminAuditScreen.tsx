import type { AuditEntry } from '@fairway/contracts/admin';
import { datePhrase, fullName } from '@fairway/contracts/phrases';
import { IconPencil, IconStack2, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useOwnZone } from '../../../components/Clock/Clock.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { AppLink } from '../../../components/Link/AppLink.tsx';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingRows } from '../../../components/StateView/Loading.tsx';
import { dayAt, timeAt } from '../../../format/zones.ts';
import type { ScreenState } from '../../state.ts';
import { AdminPage } from '../parts/AdminPage.tsx';
import { adminPaths } from '../paths.ts';
import classes from './AdminAuditScreen.module.css';
import { detailPhrase, VERBS } from './phrases.ts';

export interface AdminAuditScreenProps {
  state: ScreenState<{ data: AuditEntry[]; total: number; page: number; per_page: number }>;
}

const ICONS = { 'user.created': IconUserPlus, 'user.changed': IconPencil, 'user.deleted': IconTrash };

function Entry({ entry }: { entry: AuditEntry }) {
  const zone = useOwnZone();
  const { action, actor, target, created_at } = entry;
  const at = new Date(created_at);
  const detail = detailPhrase(entry);
  return (
    <li className={classes.entry}>
      <span className={classes.mark} data-action={action}>
        <Icon of={ICONS[action]} size={20} />
      </span>
      <span className={classes.title}>
        {actor ? fullName(actor) : 'An admin who has left'} {VERBS[action]}{' '}
        {target ? <AppLink href={adminPaths.player(target.id)}>{fullName(target)}</AppLink> : 'a user who has left'}
      </span>
      {detail ? <span className={classes.detail}>{detail}</span> : null}
      <time className={classes.when} dateTime={created_at}>
        {`${datePhrase(dayAt(at, zone))}, ${timeAt(at, zone)}`}
      </time>
    </li>
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
          <ul className={classes.list} aria-label="What admins did">
            {state.data.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
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
