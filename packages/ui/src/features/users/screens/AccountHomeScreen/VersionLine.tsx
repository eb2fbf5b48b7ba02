import { Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { DetailList } from '../../../../kit/DetailList/DetailList.tsx';

/** The tap that opens the developer's facts (U3). */
const OPENS_AT = 11;

const LINE = {
  display: 'block',
  w: '100%',
  mih: 'var(--app-tap)',
  mt: -8,
  c: 'dimmed',
  fz: 'sm',
  lh: 'var(--app-tap)',
  ta: 'center',
  className: 'tabular',
} as const;

/** "Version 1.3.0"; where there are facts for developers it counts taps and then shows them. */
export function VersionLine({
  version,
  developer,
}: {
  version: string;
  developer?: { label: string; value: string }[];
}) {
  const [taps, setTaps] = useState(0);
  const text = `Version ${version}`;
  if (!developer) return <Text {...LINE}>{text}</Text>;
  return (
    <div>
      <UnstyledButton {...LINE} onClick={() => setTaps(taps + 1)}>
        {text}
      </UnstyledButton>
      {taps >= OPENS_AT ? <DetailList items={developer} /> : null}
    </div>
  );
}
