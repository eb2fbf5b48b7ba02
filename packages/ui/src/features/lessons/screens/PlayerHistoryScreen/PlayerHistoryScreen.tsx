import type { PersonName } from '@fairway/contracts/primitives';
import { formatFullName } from '@fairway/contracts/person-names';
import { Skeleton } from '@mantine/core';
import { FlagOnGreen } from '../../../../kit/Illustration/FlagOnGreen.tsx';
import { LessonHistory, type LessonHistoryProps } from '../../components/LessonHistory/LessonHistory.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { lessonHref, proPaths } from '../../../../paths/pro.ts';

export interface PlayerHistoryScreenProps extends LessonHistoryProps {
  /** Null until it is known. */
  player: PersonName | null;
  /** Whose history it is. */
  player_id: string;
}

/** One player's lessons behind, newest first. */
export function PlayerHistoryScreen({ player, player_id, ...history }: PlayerHistoryScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="History"
          detail={
            player ? (
              formatFullName(player)
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
          getHref: lessonHref,
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
