import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useCountdown } from '../../../../hooks/useCountdown.ts';
import { useSingleFlight } from '../../../../hooks/useSingleFlight.ts';

export interface ResendPinProps {
  /** Mails another pin; a failure is told by whoever makes the call. */
  onResend: () => Promise<unknown>;
  /** Seconds before another pin may be asked for. */
  resendWait?: number;
  /** Nobody knows when the last one went out: the first wait is over. */
  ready?: boolean;
}

/** As `formatSeconds`, which other pages have too: they would load the file of the pages of signing in for it. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The way to another pin, a little while after the last one. */
export function ResendPin({ onResend, resendWait = 30, ready = false }: ResendPinProps) {
  const { left, restart } = useCountdown(resendWait, { over: ready });
  const { busy, run } = useSingleFlight(onResend);
  const [sent, setSent] = useState(false);
  const resend = async () => {
    const done = await run();
    setSent(done);
    if (done) restart();
  };
  return (
    <Stack gap={0}>
      {left > 0 ? (
        // As high as the button that takes its place.
        <Text c="dimmed" fz="sm" ta="center" mih="var(--app-tap)" lh="var(--app-tap)" className="tabular">
          {`You can ask for a new pin in ${clock(left)}.`}
        </Text>
      ) : (
        <Button variant="subtle" fullWidth loading={busy} onClick={() => void resend()}>
          Send a new pin
        </Button>
      )}
      <Text c="dimmed" fz="sm" ta="center" role="status">
        {sent ? 'A new pin is on its way. The old one no longer works.' : ''}
      </Text>
    </Stack>
  );
}
