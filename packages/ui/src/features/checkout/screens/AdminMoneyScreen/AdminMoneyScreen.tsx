import { Box, Button, Card, Group, Text, Title } from '@mantine/core';
import type { ReconciliationPage } from '@fairway/contracts/checkout/reconciliation';
import { IconAlertTriangle, IconHourglass, IconScale } from '@tabler/icons-react';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { Pagination } from '../../../../kit/Pagination/Pagination.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { AdminPage } from '../../../users/components/admin/AdminPage.tsx';
import { Entries, useMoment } from '../../../users/components/admin/Entries.tsx';
import { Mark } from '../../../users/components/admin/Mark.tsx';
import { adminPaths } from '../../../../paths/admin.ts';
import { Fault } from './Fault.tsx';
import { coveredBy, faultsPhrase } from './text.ts';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';

export interface AdminMoneyScreenProps {
  state: Loadable<ReconciliationPage>;
  onReconcile: () => void;
  /** True from the press until the server knows of it. */
  busy: boolean;
}

function Verdict({ reconciliation: { open, last, asked_at } }: { reconciliation: ReconciliationPage }) {
  const moment = useMoment();
  const [tone, icon, title] =
    open > 0
      ? (['danger', IconAlertTriangle, faultsPhrase(open)] as const)
      : last
        ? ([undefined, IconScale, 'The books balance'] as const)
        : (['quiet', IconHourglass, 'Not reconciled yet'] as const);
  return (
    <Card
      component="section"
      px={{ base: 'md', sm: 'lg' }}
      py={{ base: 20, sm: 'lg' }}
      aria-label="Last reconciliation"
    >
      <Group wrap="nowrap">
        <Mark of={icon} tone={tone} large />
        <Box flex={1} miw={0} role="status">
          <Title order={2} fz="lg" fw={620} lh={1.3}>
            {title}
          </Title>
          <Text c="dimmed" fz="sm" lh={1.45} mt={2} className="tabular">
            {last
              ? `Reconciled on ${moment(last.finished_at)}: ${coveredBy(last)}.`
              : 'They are reconciled each night: credits against the ledger, purchases against the payment provider.'}
          </Text>
          {asked_at ? (
            <Text c="dimmed" fz="sm" lh={1.45} mt={2} className="tabular">
              Reconciliation is running. Results will appear here.
            </Text>
          ) : null}
        </Box>
      </Group>
    </Card>
  );
}

function Faults({ reconciliation: { data, total, page, per_page } }: { reconciliation: ReconciliationPage }) {
  if (data.length === 0)
    return (
      <EmptyState illustration={<FlagOnGreen />} title="Nothing here">
        {total === 0
          ? 'Discrepancies are listed here, with what to do about each.'
          : 'The list does not go back as far as this page.'}
      </EmptyState>
    );
  return (
    <>
      <Entries label="Discrepancies">
        {data.map((alert) => (
          <Fault key={alert.id} alert={alert} />
        ))}
      </Entries>
      <Pagination page={page} pages={Math.ceil(total / per_page)} getHref={(to) => adminPaths.money(to)} />
    </>
  );
}

/** Payments and credits reconciled: the last reconciliation, and the faults that are open or were put right. */
export function AdminMoneyScreen({ state, onReconcile, busy }: AdminMoneyScreenProps) {
  const under_way = state.status === 'ready' && state.asked_at !== null;
  const reconcile = (
    <Button variant="default" onClick={onReconcile} loading={busy} disabled={state.status !== 'ready' || under_way}>
      {under_way ? 'Reconciling' : 'Reconcile now'}
    </Button>
  );
  return (
    <AdminPage header={<PageHeader title="Money" detail="Payments and credits reconciled" actions={reconcile} />}>
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading">
            <LoadingRows count={4} lead />
          </Loading>
        }
      >
        {(reconciliation) => (
          <>
            <Verdict reconciliation={reconciliation} />
            <Faults reconciliation={reconciliation} />
          </>
        )}
      </ScreenState>
    </AdminPage>
  );
}
