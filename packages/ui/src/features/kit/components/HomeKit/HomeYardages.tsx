import { type DistanceUnit, fromYards, shortUnit } from '@fairway/contracts/kit/distances';
import type { Yardage } from '@fairway/contracts/kit/yardages';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { YARDAGES } from '../../../../paths/player.ts';
import classes from './HomeKit.module.css';

const SHOWN = 6;

/** Yardages on a player's home: the first few at a glance, which lead to all of them. */
export function HomeYardages({ yardages, unit }: { yardages: readonly Yardage[]; unit: DistanceUnit }) {
  if (yardages.length === 0)
    return (
      <section>
        <SectionTitle id="home-yardages">Yardages</SectionTitle>
        <ListCard labelledBy="home-yardages">
          <ListRow title="Add your yardages" detail="How far you hit each club" href={YARDAGES} />
        </ListCard>
      </section>
    );
  return (
    <section>
      <SectionTitle id="home-yardages" action={{ href: YARDAGES, label: 'View yardages' }}>
        Yardages
      </SectionTitle>
      <ul className={classes.tiles} aria-labelledby="home-yardages">
        {yardages.slice(0, SHOWN).map(({ id, club, yd }) => (
          <li key={id} className={classes.tile}>
            <span className={classes.yards}>{yd === null ? null : `${fromYards(yd, unit)} ${shortUnit(unit)}`}</span>
            <span className={classes.club}>{club}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
