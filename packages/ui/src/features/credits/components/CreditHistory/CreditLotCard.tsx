import type { CreditEntry, CreditLotStory } from '@fairway/contracts/credits/credits';
import { formatMoney } from '@fairway/contracts/money-format';
import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { listDate } from '../../../../format/days.ts';
import { dayAt } from '../../../../format/zones.ts';
import { ExpiringTag } from '../../../../kit/Badges/ExpiringTag.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import classes from './CreditHistory.module.css';
import { entryWords, graceWords, lotStanding, lotTitle } from './text.ts';

export interface LotLinks {
  lessonHref: (id: string) => string;
  receiptHref: (purchase: string) => string;
  /** Asks to give the money of a lot back; the pro alone. */
  onRefund?: (lot: CreditLotStory) => void;
}

/** Entries of a lot that are shown before somebody asks for all. */
const SHOWN = 4;

const LINK = { component: AppLink, inherit: true, underline: 'always', c: 'var(--app-primary-text)' } as const;

function Entry({ entry, zone, lessonHref }: { entry: CreditEntry; zone: string; lessonHref: LotLinks['lessonHref'] }) {
  const { words, lesson } = entryWords(entry);
  return (
    <Group component="li" align="baseline" gap="xs" wrap="nowrap" fz="sm">
      <Text
        span
        inherit
        w={32}
        fw={620}
        c={entry.amount > 0 ? 'var(--app-primary-text)' : undefined}
        className="tabular"
      >
        {entry.amount > 0 ? `+${entry.amount}` : `−${-entry.amount}`}
      </Text>
      <Text span inherit flex={1} miw={0}>
        {words}
        {lesson && entry.lesson ? (
          <Anchor {...LINK} href={lessonHref(entry.lesson.id)}>
            {lesson}
          </Anchor>
        ) : null}
      </Text>
      <Text component="time" c="dimmed" fz="xs" style={{ whiteSpace: 'nowrap' }} dateTime={entry.created_at}>
        {listDate(dayAt(new Date(entry.created_at), zone))}
      </Text>
    </Group>
  );
}

function Paid({ lot, receiptHref }: { lot: CreditLotStory } & Pick<LotLinks, 'receiptHref'>) {
  const { purchase } = lot;
  if (!purchase) return null;
  return (
    <>
      {' · '}
      {formatMoney(purchase.amount, purchase.currency)}
      {' · '}
      <Anchor {...LINK} href={receiptHref(purchase.id)}>{`Receipt ${purchase.number}`}</Anchor>
    </>
  );
}

/** What is spent or expired lies back. */
const OVER = { bg: 'transparent', style: { boxShadow: 'none' } };

/** One lot: how it came, what is left of it, and each movement since. */
export function CreditLotCard({
  lot,
  zone,
  expiring,
  ...links
}: { lot: CreditLotStory; zone: string; expiring: boolean } & LotLinks) {
  const [all, setAll] = useState(false);
  // The oldest entry is the lot's own beginning, which the head tells.
  const since = lot.entries.slice(0, -1);
  const { refund } = lot;
  return (
    <Card component="article" {...(lot.remaining === 0 || lot.expired ? OVER : {})}>
      <Stack gap="xs">
        <Group align="flex-start" justify="space-between" gap="sm" wrap="nowrap">
          <Title order={3} miw={0} fz="md" fw={620} lh={1.35} className="wraps">
            {lotTitle(lot)}
          </Title>
          {expiring ? <ExpiringTag /> : null}
        </Group>
        <Text c="dimmed" fz="sm" className="tabular">
          {listDate(dayAt(new Date(lot.purchased_at), zone))}
          <Paid lot={lot} receiptHref={links.receiptHref} />
        </Text>
        {lot.reason ? (
          <Text component="blockquote" m={0} ps="sm" fz="sm" className={`lines ${classes.reason}`}>
            {lot.reason}
          </Text>
        ) : null}
        {lot.source === 'grace' ? (
          <Text c="dimmed" fz="sm" className="tabular">
            {graceWords(lot)}
          </Text>
        ) : null}
        <Text fz="sm" fw={560} className="tabular">
          {lotStanding(lot)}
        </Text>
        {since.length > 0 ? (
          <Stack component="ol" gap="xs" m={0} mt={4} p={0} pt="sm" className={classes.entries}>
            {(all ? since : since.slice(0, SHOWN)).map((entry) => (
              <Entry key={entry.id} entry={entry} zone={zone} lessonHref={links.lessonHref} />
            ))}
          </Stack>
        ) : null}
        {since.length > SHOWN && !all ? (
          <Button variant="subtle" size="compact-md" onClick={() => setAll(true)}>
            {`Show all ${since.length}`}
          </Button>
        ) : null}
        {refund && links.onRefund && lot.purchase?.status === 'paid' ? (
          refund.can ? (
            <div>
              <Button variant="light" color="red" onClick={() => links.onRefund?.(lot)}>
                Refund
              </Button>
            </div>
          ) : (
            <Text c="dimmed" fz="sm" className="tabular">{`No refund: ${refund.refusal}`}</Text>
          )
        ) : null}
      </Stack>
    </Card>
  );
}
