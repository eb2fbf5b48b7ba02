import type { Money, UnspentByPlayer } from '@fairway/contracts/checkout/takings';
import { formatCredits } from '@fairway/contracts/credits/phrases';
import { formatFullName } from '@fairway/contracts/person-names';
import { formatMoney } from '@fairway/contracts/money-format';
import { Progress, Text } from '@mantine/core';
import { formatCount } from '../../../../format/count.ts';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { proPaths } from '../../../../paths/pro.ts';

function Holder({ held, most }: { held: UnspentByPlayer; most: number }) {
  const { player, credits, value, currency } = held;
  return (
    <ListRow
      href={proPaths.playerCredits(player.id)}
      title={formatFullName(player)}
      detail={
        <>
          {formatCredits(credits)}
          <Progress
            value={most > 0 ? (credits / most) * 100 : 0}
            size={6}
            mt={6}
            radius={3}
            bg="var(--app-surface-quiet)"
            color="var(--app-chart-card)"
            aria-hidden
          />
        </>
      }
      meta={value > 0 ? formatMoney(value, currency) : 'Given'}
    />
  );
}

/** Live credits that nobody has spent: what lessons players can still take, what was paid for them, and to whom. */
export function UnspentCredits({ unspent, players }: Pick<Money, 'unspent' | 'players'>) {
  const credits = unspent.reduce((sum, one) => sum + one.credits, 0);
  const worth = unspent.filter(({ value }) => value > 0).map(({ value, currency }) => formatMoney(value, currency));
  const most = Math.max(0, ...players.map((held) => held.credits));
  return (
    <section aria-labelledby="unspent">
      <SectionTitle id="unspent">Unspent credits</SectionTitle>
      <Text c="dimmed" mb="sm" className="tabular">
        {credits === 0
          ? 'Your players hold no unused credits.'
          : `Players hold ${formatCount(credits, 'unused credit')}${worth.length > 0 ? `, paid for with ${worth.join(' and ')}` : ''}.`}
      </Text>
      {players.length > 0 ? (
        <ListCard labelledBy="unspent">
          {players.map((held) => (
            <Holder key={`${held.player.id} ${held.currency}`} held={held} most={most} />
          ))}
        </ListCard>
      ) : null}
    </section>
  );
}
