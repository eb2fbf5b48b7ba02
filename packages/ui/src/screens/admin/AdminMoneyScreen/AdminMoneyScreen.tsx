import { Button } from '@mantine/core';
import type { ProofPage } from '@fairway/contracts/proof';
import { IconAlertTriangle, IconHourglass, IconScale } from '@tabler/icons-react';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import { FailedState } from '../../../components/StateView/FailedState.tsx';
import { Loading, LoadingRows } from '../../../components/StateView/Loading.tsx';
import type { ScreenState } from '../../state.ts';
import { AdminPage } from '../parts/AdminPage.tsx';
import { Entries, useMoment } from '../parts/Entries.tsx';
import { Mark } from '../parts/Mark.tsx';
import { adminPaths } from '../paths.ts';
import classes from './AdminMoneyScreen.module.css';
import { Fault } from './Fault.tsx';
import { coveredBy, faultsPhrase } from './phrases.ts';

export interface AdminMoneyScreenProps {
  state: ScreenState<ProofPage>;
  onProve: () => void;
  /** True from the press until the server knows of it. */
  busy: boolean;
}

function Verdict({ proof: { open, last, asked_at } }: { proof: ProofPage }) {
  const moment = useMoment();
  const [tone, icon, title] =
    open > 0
      ? (['danger', IconAlertTriangle, faultsPhrase(open)] as const)
      : last
        ? ([undefined, IconScale, 'The books balance'] as const)
        : (['quiet', IconHourglass, 'The books were not proved yet'] as const);
  return (
    <section className={classes.verdict} aria-label="The last proof">
      <Mark of={icon} tone={tone} large />
      <div className={classes.words} role="status">
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.covered}>
          {last
            ? `Proved on ${moment(last.finished_at)}: ${coveredBy(last)}.`
            : 'They are each night: credits against what moved, purchases against the card provider.'}
        </p>
        {asked_at ? <p className={classes.covered}>A proof is under way. What it finds will appear here.</p> : null}
      </div>
    </section>
  );
}

function Faults({ proof: { data, total, page, per_page } }: { proof: ProofPage }) {
  if (data.length === 0)
    return (
      <EmptyState illustration={<FlagOnGreen />} title="Nothing here">
        {total === 0
          ? 'Whatever a proof finds wrong with the books is listed here, with what to do about it.'
          : 'The list does not go back as far as this page.'}
      </EmptyState>
    );
  return (
    <>
      <Entries label="Faults in the books">
        {data.map((alert) => (
          <Fault key={alert.id} alert={alert} />
        ))}
      </Entries>
      <Pagination page={page} pages={Math.ceil(total / per_page)} hrefOf={(to) => adminPaths.money(to)} />
    </>
  );
}

/** Whether the books balance: the last proof, and the faults that are open or were put right. */
export function AdminMoneyScreen({ state, onProve, busy }: AdminMoneyScreenProps) {
  const under_way = state.status === 'ready' && state.asked_at !== null;
  const prove = (
    <Button variant="default" onClick={onProve} loading={busy} disabled={state.status !== 'ready' || under_way}>
      {under_way ? 'Proving' : 'Prove now'}
    </Button>
  );
  return (
    <AdminPage header={<PageHeader title="Money" detail="Whether the books balance" actions={prove} />}>
      {state.status === 'loading' ? (
        <Loading label="Loading the books">
          <LoadingRows count={4} lead />
        </Loading>
      ) : state.status === 'failed' ? (
        <FailedState message={state.message} onRetry={state.retry} busy={state.retrying} />
      ) : (
        <>
          <Verdict proof={state} />
          <Faults proof={state} />
        </>
      )}
    </AdminPage>
  );
}
