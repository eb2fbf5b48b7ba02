import { Slider } from '@mantine/core';
import { type CSSProperties, useState } from 'react';
import classes from './RecordSections.module.css';

export interface BeforeAfterProps {
  before: string;
  after: string;
}

const formatShare = (share: number): string => `${share} % before, ${100 - share} % after`;

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
      <Slider
        className={classes.slider}
        value={share}
        onChange={setShare}
        thumbSize={28}
        size="sm"
        label={null}
        thumbLabel="Compare before and after"
        thumbValueText={formatShare}
        mt="sm"
        mb={4}
      />
    </div>
  );
}
