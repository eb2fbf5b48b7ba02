import { RadioTiles } from '../../../kit/RadioTiles/RadioTiles.tsx';

export interface WhichLessonsProps {
  following: boolean;
  /** What stays as it is of this and the later ones. */
  keeps?: string;
  onChange: (following: boolean) => void;
}

/** A lesson of a weekly series: this one alone, or this and the later ones. */
export function WhichLessons({ following, keeps, onChange }: WhichLessonsProps) {
  return (
    <RadioTiles
      label="This lesson is one of a weekly series"
      name="following"
      roomy
      columns={1}
      options={[
        { value: 'false', label: 'This lesson only', detail: 'The others stay as they are' },
        { value: 'true', label: 'This and later lessons', detail: keeps ?? 'The earlier ones stay as they are' },
      ]}
      value={String(following)}
      onChange={(value) => onChange(value === 'true')}
    />
  );
}
