import { formatFullName } from '@fairway/contracts/person-names';
import { Button, Group, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { formatCount } from '../../../../format/count.ts';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { proPaths } from '../../../../paths/pro.ts';
import type { ImportStep } from './types.ts';

interface ImportDoneProps {
  done: Extract<ImportStep, { step: 'done' }>;
  onDownload: () => void;
  onRestart: () => void;
}

/** Rows listed by name; the file has them all. */
const LISTED = 50;

/** How many were invited, and who was left out and why. */
export function ImportDone({ done: { invited, leftOut }, onDownload, onRestart }: ImportDoneProps) {
  return (
    <Stack gap="lg">
      <div role="status">
        <EmptyState
          illustration={<FlagOnGreen />}
          title={invited === 0 ? 'Nobody was invited' : `${formatCount(invited, 'player')} invited`}
          action={
            <Group gap="sm" justify="center">
              <Button component={AppLink} href={proPaths.pendingPlayers}>
                See pending players
              </Button>
              <Button variant="default" onClick={onRestart}>
                Import another file
              </Button>
            </Group>
          }
        >
          {invited === 0
            ? 'No row of this file could be invited.'
            : 'Each of them gets an email with a link and a code, valid for 14 days.'}
        </EmptyState>
      </div>
      {leftOut.length > 0 ? (
        <section aria-labelledby="import-left-out">
          <SectionTitle id="import-left-out">{`Left out (${leftOut.length})`}</SectionTitle>
          <Stack gap="sm">
            <ListCard labelledBy="import-left-out">
              {leftOut.slice(0, LISTED).map(({ row, reason }, nth) => (
                <ListRow key={nth} title={formatFullName(row).trim() || row.email || 'No name'} detail={reason} />
              ))}
              {leftOut.length > LISTED ? <ListRow title={`And ${leftOut.length - LISTED} more`} /> : null}
            </ListCard>
            <Button variant="default" leftSection={<Icon of={IconDownload} size={20} />} onClick={onDownload}>
              Download the rows left out
            </Button>
          </Stack>
        </section>
      ) : null}
    </Stack>
  );
}
