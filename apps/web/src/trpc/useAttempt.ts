import { useState } from 'react';
import { isPassing, readFailure } from '../app/failures/failure.ts';

type Attempt = <Input, Answer>(
  input: Input,
  call: (input: Input, options: { context: { idempotency_key: string } }) => Promise<Answer>,
) => Promise<Answer>;

/** Makes calls under keys: the same again, while nobody knows how it ended, goes under the same key. */
export function createAttempt(): Attempt {
  let last: { said: string; key: string } | null = null;
  return async (input, call) => {
    const said = JSON.stringify(input);
    if (last?.said !== said) last = { said, key: crypto.randomUUID() };
    try {
      const answer = await call(input, { context: { idempotency_key: last.key } });
      last = null;
      return answer;
    } catch (error) {
      if (!isPassing(readFailure(error))) last = null;
      throw error;
    }
  };
}

/** For calls that must not be carried out twice (C4a): a repeat after a lost answer is the same attempt, for as long as the page is open. */
export function useAttempt(): Attempt {
  const [attempt] = useState(createAttempt);
  return attempt;
}
