import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { Attachables } from '@fairway/ui/features/messaging/components/Composer/AttachMenu';
import { useState } from 'react';
import { trpc } from '../../trpc/client.ts';
import { CURSOR_PAGES } from '../../trpc/cursorPages.ts';
import { toListEnd } from '../../trpc/listEnd.ts';
import { screenState } from '../../trpc/screenState.ts';
import { useDrillChoice } from '../practice/drills/useDrills.ts';

const toCard = ({ id, title, starts_at, recorded }: Lesson) => ({ id, title, starts_at, has_record: recorded });

/** What may go with a message of a conversation: the player's lessons behind, and a coach's offers and drills. Asked for when somebody looks. */
export function useAttachables(player_id: string | null): Attachables {
  const [looked, setLooked] = useState({ lessons: false, offers: false });
  const isPro = player_id !== null;
  const drills = useDrillChoice();
  const lessons = trpc.lessons.history.useInfiniteQuery(isPro ? { player_id } : {}, {
    ...CURSOR_PAGES,
    enabled: looked.lessons,
  });
  const offers = trpc.offers.list.useQuery({}, { enabled: looked.offers && isPro });
  return {
    lessons: screenState({ lessons }, (data) => ({
      choices: data.lessons.pages.flatMap((page) => page.lessons).map(toCard),
      end: toListEnd(lessons),
    })),
    offers: isPro
      ? screenState({ offers }, (data) => ({
          choices: Object.values(data.offers)
            .flat()
            .map(({ id, title }) => ({ id, title })),
        }))
      : null,
    drills: isPro ? drills : null,
    onOpen: (kind) => setLooked((now) => ({ ...now, [kind]: true })),
  };
}
