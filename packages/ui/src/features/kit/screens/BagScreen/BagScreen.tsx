import { CLUBS_CARRIED } from '@fairway/contracts/kit/limits';
import { Card } from '@mantine/core';
import { formatCount } from '../../../../format/count.ts';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { HOME } from '../../../../paths/player.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { BagDrawing } from '../../components/BagDrawing/BagDrawing.tsx';
import { MODEL } from '../../components/faults.ts';
import { LoadingKitRows } from '../../components/KitRows/LoadingKitRows.tsx';
import { ShareBag, type ShareBagProps } from '../../components/ShareBag/ShareBag.tsx';
import { KitListPage, type KitListProps } from '../KitListPage.tsx';

export interface BagScreenProps extends Pick<ShareBagProps, 'name' | 'handed' | 'draw' | 'onShare'> {
  side: 'player' | 'pro';
  state: Loadable<{ list: KitListProps }>;
}

const TIPS = {
  player:
    'TIP: Add the clubs you play with. Your coach sees them too, and can help you find the ones that suit your game.',
  pro: 'TIP: Add the clubs you play with. Your players will see them on your profile.',
} as const;
const BACK = {
  player: { href: HOME, label: 'Back to home' },
  pro: { href: proPaths.home, label: 'Back to home' },
} as const;

const countClubs = (count: number): string => formatCount(count, 'club');

/** What is in somebody's own bag: the drawn bag, and each club to be typed, ordered and removed. */
export function BagScreen({ side, state, ...shared }: BagScreenProps) {
  const named = state.status === 'ready' ? state.list.rows.filter(({ club }) => club.trim() !== '') : [];
  return (
    <Page
      header={
        <PageHeader
          title="What's in the bag"
          detail={state.status === 'ready' ? countClubs(named.length) : ' '}
          back={BACK[side]}
        />
      }
      aside={
        state.status === 'failed' ? undefined : (
          <>
            <Card p="lg">
              <BagDrawing clubs={named.map(({ club }) => club)} handed={shared.handed} />
            </Card>
            <ShareBag {...shared} clubs={named} />
          </>
        )
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your bag">
            <LoadingKitRows />
            <LoadingCard height={70} />
          </Loading>
        }
      >
        {({ list }) => (
          <>
            {named.length > CLUBS_CARRIED ? (
              <Notice tone="info">
                {`You have ${countClubs(named.length)} here. A round is played with ${CLUBS_CARRIED} at most, so leave ${countClubs(named.length - CLUBS_CARRIED)} at home.`}
              </Notice>
            ) : null}
            <KitListPage label="Clubs" detail={MODEL} empty={<Notice>{TIPS[side]}</Notice>} list={list} />
          </>
        )}
      </ScreenState>
    </Page>
  );
}
