import type { Message } from '@fairway/contracts/messaging/messages';
import type { NewMessageScreenProps } from '@fairway/ui/features/messaging/screens/NewMessageScreen/NewMessageScreen';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors, isNotFound } from '../../app/failures/failure.ts';
import { trpc, trpcClient, utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { orInstead, screenState } from '../../trpc/screenState.ts';
import { useAttempt } from '../../trpc/useAttempt.ts';
import type { NewMessageSearch } from './mailboxSearch.ts';

type ScreenProps = NewMessageScreenProps;
type NewMessage = Parameters<ScreenProps['onSend']>[0];

/** A pause in the typing this long, in ms, asks the server. */
const PAUSE = 200;

/** Sends messages; the same again after a lost answer is the same message (M10). */
export function useNewMessage(onSent: (message: Message) => Promise<unknown>): Pick<ScreenProps, 'onSend' | 'errors'> {
  const attempt = useAttempt();
  const send = useMutation({
    mutationFn: (message: NewMessage) =>
      attempt(message, (input, keyed) => trpcClient.messages.send.mutate(input, keyed)),
    onSuccess: async (sent) => {
      void utils.messages.mailbox.invalidate({ box: 'sent' });
      void utils.messages.thread.invalidate();
      await onSent(sent);
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
