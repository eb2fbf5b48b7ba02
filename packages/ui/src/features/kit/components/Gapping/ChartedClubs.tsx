import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { SectionTitle } from '../../../../kit/SectionTitle/SectionTitle.tsx';
import { DISPERSION } from '../../../../paths/player.ts';
import type { ChartedClub } from './GappingChart.tsx';

const describeBias = (bias: number): string => {
  const yards = Math.round(Math.abs(bias));
  if (yards === 0) return 'Pin high on average';
  return `${yards} ${yards === 1 ? 'yard' : 'yards'} ${bias > 0 ? 'long' : 'short'} on average`;
};

/** What the charts of lesson records say of clubs: how far from the number above they really land. */
export function ChartedClubs({ charted }: { charted: readonly ChartedClub[] }) {
  if (charted.length === 0) return null;
  return (
    <section>
      <SectionTitle id="charted" action={{ href: DISPERSION, label: 'View dispersion' }}>
        From your lesson charts
      </SectionTitle>
      <ListCard labelledBy="charted">
        {charted.map(({ club, shots, bias }) => (
          <ListRow key={club} title={club} detail={`${describeBias(bias)}, over ${shots} shots`} />
        ))}
      </ListCard>
    </section>
  );
}
