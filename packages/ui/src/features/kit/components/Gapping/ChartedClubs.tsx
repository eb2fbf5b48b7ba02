import { type DistanceUnit, fromYards, sayDistance } from '@fairway/contracts/kit/distances';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { DISPERSION } from '../../../../paths/player.ts';
import type { ChartedClub } from './GappingChart.tsx';

const describeBias = (bias: number, unit: DistanceUnit): string => {
  const distance = fromYards(Math.abs(bias), unit);
  if (distance === 0) return 'Pin high on average';
  return `${sayDistance(distance, unit)} ${bias > 0 ? 'long' : 'short'} on average`;
};

/** What the charts of lesson records say of clubs: how far from the number above they really land. */
export function ChartedClubs({ charted, unit }: { charted: readonly ChartedClub[]; unit: DistanceUnit }) {
  if (charted.length === 0) return null;
  return (
    <section>
      <SectionTitle id="charted" action={{ href: DISPERSION, label: 'View dispersion' }}>
        From your lesson charts
      </SectionTitle>
      <ListCard labelledBy="charted">
        {charted.map(({ club, shots, bias }) => (
          <ListRow key={club} title={club} detail={`${describeBias(bias, unit)}, over ${shots} shots`} />
        ))}
      </ListCard>
    </section>
  );
}
