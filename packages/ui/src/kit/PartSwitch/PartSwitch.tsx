import { SegmentedControl } from '@mantine/core';

export interface PartSwitchProps<Part extends string> {
  /** What is chosen, for a screen reader: "Which players". */
  label: string;
  parts: readonly { value: Part; label: string }[];
  value: Part;
  onChange: (part: Part) => void;
}

/** The parts of a list, of which one is shown. */
export function PartSwitch<Part extends string>({ label, parts, value, onChange }: PartSwitchProps<Part>) {
  return (
    <SegmentedControl
      aria-label={label}
      maw="26rem"
      fullWidth
      // The segments are for thumbs.
      styles={{ label: { display: 'grid', placeItems: 'center', minHeight: 'var(--app-tap)', fontSize: '1rem' } }}
      value={value}
      onChange={(chosen) => {
        const part = parts.find((one) => one.value === chosen);
        if (part) onChange(part.value);
      }}
      data={[...parts]}
    />
  );
}
