import { type ChartKind, getChartScale } from '@fairway/contracts/lessons/chart-units';
import { formatBias, measureDispersion } from '@fairway/contracts/lessons/dispersion';
import type { ChartShots } from '@fairway/contracts/lessons/dispersion-charts';
import { Anchor, Box, Table } from '@mantine/core';
import { listDate } from '../../../../format/days.ts';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';

interface ChartsTableProps {
  charts: readonly ChartShots[];
  kind: ChartKind;
  metric: boolean;
  getHref: (lesson_id: string) => string;
}

const HEADS = ['Date', 'Club', 'Shots', 'On average'];

/** The charts behind a dispersion, a line each, with the way to their lesson. */
export function ChartsTable({ charts, kind, metric, getHref }: ChartsTableProps) {
  const scale = getChartScale(kind, metric);
  return (
    <Box tabIndex={0} role="region" aria-label="The charts one by one" style={{ overflowX: 'auto' }}>
      <Table fz="sm" className="tabular" verticalSpacing={0} horizontalSpacing="xs" borderColor="var(--app-border)">
        <Table.Thead>
          <Table.Tr>
            {HEADS.map((head) => (
              <Table.Th key={head} scope="col" fw={400} c="dimmed" py="xs">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {charts.map(({ lesson_id, date, club, shots }, nth) => {
            const measured = measureDispersion(shots);
            return (
              // A lesson may have several charts, which have no names of their own and keep their places.
              <Table.Tr key={`${lesson_id}-${nth}`}>
                <Table.Th scope="row" fw={400} style={{ whiteSpace: 'nowrap' }}>
                  <Anchor
                    component={AppLink}
                    href={getHref(lesson_id)}
                    fz="sm"
                    display="inline-flex"
                    mih={44}
                    style={{ alignItems: 'center' }}
                  >
                    {listDate(date)}
                  </Anchor>
                </Table.Th>
                <Table.Td>{club ?? '–'}</Table.Td>
                <Table.Td>{shots.length}</Table.Td>
                <Table.Td>{(measured && formatBias(measured.mean, scale)) ?? 'on target'}</Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Box>
  );
}
