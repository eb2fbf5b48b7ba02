/** For a call whose own screen tells of its failures, so that nothing else has to. */
export const QUIET = { meta: { quiet: true } };
