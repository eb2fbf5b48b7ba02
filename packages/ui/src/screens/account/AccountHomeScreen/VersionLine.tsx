import { useState } from 'react';
import { DetailList } from '../../../components/DetailList/DetailList.tsx';
import classes from './AccountHomeScreen.module.css';

/** The tap that opens the developer's facts (decision U3). */
const OPENS_AT = 11;

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
  if (!developer) return <p className={classes.version}>{text}</p>;
  return (
    <div>
      <button type="button" className={classes.version} onClick={() => setTaps(taps + 1)}>
        {text}
      </button>
      {taps >= OPENS_AT ? <DetailList items={developer} /> : null}
    </div>
  );
}
