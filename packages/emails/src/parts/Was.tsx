import type { Fact } from '../content.ts';
import { dimText } from './styles.ts';

/** What stood there before, under what stands there now. */
export function Was({ fact: { was } }: { fact: Fact }) {
  if (!was) return null;
  return (
    <>
      <br />
      <span className="dim" style={{ ...dimText, fontSize: 14, fontWeight: 400 }}>
        Was <s>{was}</s>
      </span>
    </>
  );
}
