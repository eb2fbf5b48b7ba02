import { Box } from '@mantine/core';
import { type CSSProperties, useState } from 'react';
import { plainFirst } from '../../../../kit/plainFirst.tsx';
import type { CompareSliderProps } from './CompareSlider.tsx';
import classes from './RecordSections.module.css';

export interface BeforeAfterProps {
  before: string;
  after: string;
}

/** Its place until it is here. Where it cannot be fetched, half of each picture is seen. */
export const SliderPlace = () => <Box className={classes.slider} h={12} mt="sm" mb={4} />;

/** Few records have two pictures to compare: the slider, 4 kB, comes with those that do. */
const { Part: CompareSlider } = plainFirst<CompareSliderProps>(
  async () => (await import('./CompareSlider.tsx')).CompareSlider,
  SliderPlace,
);

/** Two pictures laid over each other; the slider draws the first one over the second. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  const [share, setShare] = useState(50);
  return (
    <div className={classes.compare}>
      <div className={classes.stage} style={{ '--share': `${share}%` } as CSSProperties}>
        <img className={classes.picture} src={after} alt="After" loading="lazy" decoding="async" />
        <img className={classes.over} src={before} alt="Before" loading="lazy" decoding="async" />
        <span className={classes.edge} aria-hidden />
        <span className={classes.tag} data-side="before" aria-hidden>
          Before
        </span>
        <span className={classes.tag} data-side="after" aria-hidden>
          After
        </span>
      </div>
      <CompareSlider share={share} onChange={setShare} />
    </div>
  );
}
