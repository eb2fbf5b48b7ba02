import type { Message } from '@fairway/contracts/messaging/messages';
import type { NewMessageScreenProps } from '@fairway/ui/features/messaging/screens/NewMessageScreen/NewMessageScreen';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldErrors, isNotFound, isPassing, readFailure } from '../../app/failures/failure.ts';
import { trpc, trpcClient, utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { orInstead, screenState } from '../../trpc/screenState.ts';
import type { NewMessageSearch } from './mailboxSearch.ts';

type ScreenProps = NewMessageScreenProps;
type NewMessage = Parameters<ScreenProps['onSend']>[0];

/** A pause in the typing this long, in ms, asks the server. */
const PAUSE = 200;

/** An attempt whose outcome is not known: the same again is the same message (M10). */
interface Attempt {
  said: string;
  key: string;
}

/** Sends messages, each under a key of its own, which a repeat after a lost answer keeps. */
export function useNewMessage(onSent: (message: Message) => Promise<unknown>): Pick<ScreenProps, 'onSend' | 'errors'> {
  const attempt = useRef<Attempt | null>(null);
  const send = useMutation({
    mutationFn: (message: NewMessage) => {
      const said = JSON.stringify(message);
      if (attempt.current?.said !== said) attempt.current = { said, key: crypto.randomUUID() };
      return trpcClient.messages.send.mutate(message, { context: { idempotency_key: attempt.current.key } });
    },
    onSuccess: async (sent) => {
      attempt.current = null;
      void utils.messages.mailbox.invalidate({ box: 'sent' });
      void utils.messages.thread.invalidate();
      await onSent(sent);
    },
    onError: (error) => {
      // While nobody knows how it ended the next press is the same attempt.
      if (!isPassing(readFailure(error))) attempt.current = null;
    },
  });
  return { onSend: send.mutateAsync, errors: fieldErrors(send.error) };
}

/** What can be chosen for a new message; `isGone` where its address names a player who is nobody's here. */
export function useNewMessageChoices({
  player: player_id,
  offer,
}: NewMessageSearch): Pick<ScreenProps, 'state' | 'found' | 'onSearch'> & { isGone: boolean } {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), PAUSE);
  const groups = trpc.people.groups.useQuery({});
  const offers = trpc.offers.list.useQuery({});
  const player = trpc.people.player.useQuery({ id: player_id ?? '' }, { ...QUIET, enabled: player_id !== undefined });
  const players = trpc.people.players.useQuery({ page: 1, ...(q ? { q } : {}) }, { placeholderData: keepPreviousData });
  const named = player_id === undefined ? { ...player, data: null } : player;
  const choices = screenState(
    // A message can be written without an offer.
    { groups, offers: orInstead(offers, {}), named },
    (data) => ({
      choices: {
        groups: data.groups,
        offers: Object.entries(data.offers).flatMap(([category, list]) =>
          list.filter(({ state }) => state === 'live').map(({ id, title }) => ({ id, title, category })),
        ),
        player: data.named,
        offer_id: offer ?? null,
      },
    }),
  );
  return {
    state: choices,
    found: players.isPlaceholderData ? undefined : players.data,
    onSearch: setTyped,
    isGone: isNotFound(player.error),
  };
}
