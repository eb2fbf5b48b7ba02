import type { Decorator } from '@storybook/react-vite';
import { inPlayerShell } from './inPlayerShell.tsx';
import { inProShell } from './proShell.tsx';

const inPlayers = inPlayerShell('/player/messages');
const inPros = inProShell('/pro/messages');

/** Frames a story of a page that both roles have, as the role of its `side` or `box` has it. */
export const inMessagesShell: Decorator = (Story, context) => {
  const isPlayers = context.args['side'] === 'player' || context.args['box'] === 'all';
  return (isPlayers ? inPlayers : inPros)(Story, context);
};
