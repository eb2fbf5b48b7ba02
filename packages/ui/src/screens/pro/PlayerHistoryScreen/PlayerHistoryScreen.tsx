import type { PersonName } from '@fairway/contracts/primitives';
import { fullName } from '@fairway/contracts/phrases';
import { Skeleton } from '@mantine/core';
import { FlagOnGreen } from '../../../components/Illustration/FlagOnGreen.tsx';
import { LessonHistory, type LessonHistoryProps } from '../../../components/lessons/LessonHistory/LessonHistory.tsx';
import { Page } from '../../../components/Page/Page.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { EmptyState } from '../../../components/StateView/EmptyState.tsx';
import { lessonHref, proPaths } from '../paths.ts';

export interface PlayerHistoryScreenProps extends LessonHistoryProps {
  /** Null until it is known. */
  player: PersonName | null;
  /** Whose history it is. */
  player_id: string;
}

/** One player's lessons behind, newest first (S2 §2 "players/{id}/history"). */
export function PlayerHistoryScreen({ player, player_id, ...history }: PlayerHistoryScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="History"
          detail={
            player ? (
              fullName(player)
            ) : history.state.status === 'loading' ? (
              <Skeleton component="span" display="inline-block" width={140} height={12} radius="xs" />
            ) : undefined
          }
          back={{ href: proPaths.player(player_id), label: 'Back to the player' }}
        />
      }
    >
      <LessonHistory
        {...history}
        looks={{
          side: 'pro',
          hrefOf: lessonHref,
          empty: (
            <EmptyState illustration={<FlagOnGreen />} title="No lessons yet">
              {`Lessons with ${player?.first_name ?? 'this player'} appear here once they are over.`}
            </EmptyState>
          ),
        }}
      />
    </Page>
  );
}
