import type { CreditGift } from '@fairway/ui/features/credits/screens/PlayerCreditsScreen/GiveCredits';
import { PlayerCreditsScreen } from '@fairway/ui/features/credits/screens/PlayerCreditsScreen/PlayerCreditsScreen';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { useMutation } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchCreditHistory } from '../../../../features/credits/prefetchCreditHistory.ts';
import { useCreditHistory } from '../../../../features/credits/useCreditHistory.ts';
import { useRefund } from '../../../../features/credits/useRefund.ts';
import { fieldErrors, isNotFound } from '../../../../app/failures/failure.ts';
import { useCsvFile } from '../../../../features/credits/useCsvFile.ts';
import { HOME_OF } from '../../../../app/session/startPath.ts';
import { invalidateCredits } from '../../../../features/credits/invalidateCredits.ts';
import { trpc, trpcClient, utils } from '../../../../trpc/client.ts';
import { QUIET } from '../../../../trpc/quiet.ts';
import { screenState } from '../../../../trpc/screenState.ts';
import { useAttempt } from '../../../../trpc/useAttempt.ts';

export const Route = createFileRoute('/pro/players/$id/credits')({
  staticData: { title: 'Credits' },
  loader: ({ params: { id: player_id } }) => {
    void utils.credits.byExpiry.prefetch({ player_id }, QUIET);
    prefetchCreditHistory({ player_id });
  },
  component: PlayerCredits,
});

function PlayerCredits() {
  const { id: player_id } = Route.useParams();
  const credits = trpc.credits.byExpiry.useQuery({ player_id }, QUIET);
  const { story, first, error } = useCreditHistory({ player_id });
  const statement = useCsvFile((period) => trpcClient.credits.statement.query({ player_id, ...period }));
  const refund = useRefund();
  const attempt = useAttempt();
  // The same again after a lost answer is the same gift.
  const give = useMutation({
    mutationFn: (gift: CreditGift) =>
      attempt({ ...gift, player_id }, (sent, keyed) => trpcClient.credits.give.mutate(sent, keyed)),
  });
  const onGive = async (gift: CreditGift) => {
    const map = await give.mutateAsync(gift);
    utils.credits.byExpiry.setData({ player_id }, map);
    invalidateCredits();
  };
  if (isNotFound(credits.error) || isNotFound(error)) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  const known = {
    data: first,
    isError: error !== null,
    isFetching: false,
    fetchStatus: 'idle',
    refetch: story.onMore,
  } as const;
  return (
    <PlayerCreditsScreen
      player_id={player_id}
      state={screenState({ credits, known }, (data) => ({
        credits: data.credits,
        player: data.known.player,
        timezone: data.known.timezone,
      }))}
      story={story}
      giving={{ onGive, errors: fieldErrors(give.error) }}
      onRefund={refund}
      statement={statement}
    />
  );
}
