import { AddCreditsScreen } from '@fairway/ui/features/credits/screens/AddCreditsScreen/AddCreditsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { parseCreditsSearch } from '../../../features/credits/creditsSearch.ts';
import { useBuyCredits } from '../../../features/credits/useBuyCredits.ts';
import { prefetchCreditHistory } from '../../../features/credits/prefetchCreditHistory.ts';
import { useCreditHistory } from '../../../features/credits/useCreditHistory.ts';
import { useCsvFile } from '../../../features/credits/useCsvFile.ts';
import { useUser } from '../../../app/session/useUser.ts';
import { trpc, trpcClient, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';

export const Route = createFileRoute('/player/lessons/credits')({
  staticData: { title: 'Lesson credits' },
  validateSearch: parseCreditsSearch,
  loader: () => {
    void utils.credits.byExpiry.prefetch({});
    void utils.payments.cardForm.prefetch();
    prefetchCreditHistory({});
  },
  component: LessonCredits,
});

function LessonCredits() {
  const { credits: missing, from = null } = Route.useSearch();
  const { pro, lesson_settings, currency, stripe_card, timezone } = useUser();
  const credits = trpc.credits.byExpiry.useQuery({});
  const { buying, bought, onMore } = useBuyCredits();
  const { story } = useCreditHistory({});
  const statement = useCsvFile((period) => trpcClient.credits.statement.query(period));
  const lesson_price = lesson_settings?.lesson_price;
  return (
    <AddCreditsScreen
      state={screenState({ credits }, (data) => ({
        ...data,
        pro,
        timezone: pro?.timezone ?? timezone,
        shop: lesson_price ? { lesson_price, currency } : null,
        stripe_card,
      }))}
      buying={buying}
      bought={bought}
      onMore={onMore}
      missing={missing}
      from={from}
      story={story}
      statement={statement}
    />
  );
}
