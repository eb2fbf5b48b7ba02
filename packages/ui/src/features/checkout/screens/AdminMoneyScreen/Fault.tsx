import { Anchor, Box, SimpleGrid, Text } from '@mantine/core';
import type { MoneyAlert } from '@fairway/contracts/checkout/reconciliation';
import { IconCheck, IconCoins, IconCreditCard } from '@tabler/icons-react';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { Entry, useMoment } from '../../../users/components/admin/Entries.tsx';
import { adminPaths } from '../../../../paths/admin.ts';
import classes from './AdminMoneyScreen.module.css';
import { describeNextStep, listReferences, listSides, describeAlert } from './text.ts';

/** A fault that was found the first time has no more to tell. */
function describeOutcome({ found_at, seen_at, resolved_at }: MoneyAlert, moment: (instant: string) => string) {
  if (resolved_at) return `Found right on ${moment(resolved_at)}`;
  return seen_at === found_at ? null : `Found again on ${moment(seen_at)}`;
}

function Detail({ label, value, className }: { label: string; value: string; className?: string | undefined }) {
  return (
    <Box miw={0} className={className}>
      <Text component="dt" c="dimmed" fz="xs">
        {label}
      </Text>
      <Text component="dd" m={0} fz="sm" className="wraps tabular">
        {value}
      </Text>
    </Box>
  );
}

/** One fault: what is wrong, what each book says, and what to do. One that was put right says when. */
export function Fault({ alert }: { alert: MoneyAlert }) {
  const moment = useMoment();
  const { found_at, resolved_at } = alert;
  const icon = alert.kind === 'ledger' ? IconCoins : IconCreditCard;
  return (
    <Entry
      icon={resolved_at ? IconCheck : icon}
      tone={resolved_at ? 'quiet' : 'danger'}
      title={describeAlert(alert)}
      detail={describeOutcome(alert, moment)}
      at={found_at}
    >
      <SimpleGrid component="dl" cols={2} spacing="lg" verticalSpacing="xs" m={0} mt="xs">
        {listSides(alert).map((side) => (
          <Detail key={side.label} {...side} />
        ))}
        {listReferences(alert).map(({ label, value }) =>
          value === null ? null : <Detail key={label} label={label} value={value} className={classes.place} />,
        )}
      </SimpleGrid>
      {resolved_at ? null : (
        <Text fz="sm" lh={1.45} mt={10}>
          {describeNextStep(alert)}
          {alert.kind === 'ledger' ? (
            <>
              {' '}
              <Anchor inherit underline="always" component={AppLink} href={adminPaths.player(alert.detail.player_id)}>
                Open the player
              </Anchor>
            </>
          ) : null}
        </Text>
      )}
    </Entry>
  );
}
