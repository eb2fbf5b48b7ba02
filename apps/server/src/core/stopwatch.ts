/**
 * Starts to measure, and answers how to read how many milliseconds have passed. It asks both clocks of the machine and believes the one
 * that says more: the steady one stands still while the machine does, the other may be set back.
 */
export function startStopwatch(): () => number {
  const [steady, wall] = [performance.now(), Date.now()];
  return () => Math.max(performance.now() - steady, Date.now() - wall);
}
