import { Slider } from '@mantine/core';
import classes from './RecordSections.module.css';

export interface CompareSliderProps {
  /** How much of the first picture lies over the second, in per cent. */
  share: number;
  onChange: (share: number) => void;
}

const formatShare = (share: number): string => `${share}% before, ${100 - share}% after`;

/** Moves the edge between two pictures. */
export const CompareSlider = ({ share, onChange }: CompareSliderProps) => (
  <Slider
    className={classes.slider}
    value={share}
    onChange={onChange}
    thumbSize={28}
    size="sm"
    label={null}
    thumbLabel="Compare before and after"
    thumbValueText={formatShare}
    mt="sm"
    mb={4}
  />
);
