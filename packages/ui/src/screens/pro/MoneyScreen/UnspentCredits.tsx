import type { Money, UnspentOf } from '@fairway/contracts/money';
import { creditsPhrase, fullName, moneyPhrase } from '@fairway/contracts/phrases';
import { ListCard } from '../../../components/ListCard/ListCard.tsx';
import { ListRow } from '../../../components/ListCard/ListRow.tsx';
import { SectionTitle } from '../../../components/SectionTitle/SectionTitle.tsx';
import { proPaths } from '../paths.ts';
import classes from './UnspentCredits.module.css';

function Holder({ held, most }: { held: UnspentOf; most: number }) {
  const { player, credits, value, currency } = held;
  return (
    <ListRow
      href={proPaths.playerCredits(player.id)}
      title={fullName(player)}
      detail={
        <>
          {creditsPhrase(credits)}
          <span className={classes.track} aria-hidden>
            <span className={classes.bar} style={{ width: `${most > 0 ? (credits / most) * 100 : 0}%` }} />
          </span>
        </>
      }
      meta={value > 0 ? moneyPhrase(value, currency) : 'Given'}
    />
  );
}

/** Live credits that nobody has spent: lessons the coach still owes, what was paid for them, and to whom. */
export function UnspentCredits({ unspent, players }: Pick<Money, 'unspent' | 'players'>) {
  const credits = unspent.reduce((sum, one) => sum + one.credits, 0);
  const worth = unspent.filter(({ value }) => value > 0).map(({ value, currency }) => moneyPhrase(value, currency));
  const most = Math.max(0, ...players.map((held) => held.credits));
  return (
    <section aria-labelledby="unspent">
      <SectionTitle id="unspent">Unspent credits</SectionTitle>
      <p className={classes.sum}>
        {credits === 0
          ? 'Your players hold no credits: you owe no lessons.'
          : `You owe lessons for ${creditsPhrase(credits)}${worth.length > 0 ? `, paid for with ${worth.join(' and ')}` : ''}.`}
      </p>
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
