import type { Loadable } from '../../../../kit/loadable.ts';
import { Notice } from '../../../../kit/Notice/Notice.tsx';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Loading, LoadingCard } from '../../../../kit/StateView/Loading.tsx';
import { HOME } from '../../../../paths/player.ts';
import { DISTANCE } from '../../components/faults.ts';
import { LoadingKitRows } from '../../components/KitRows/LoadingKitRows.tsx';
import { KitListPage, type KitListProps } from '../KitListPage.tsx';

export interface YardagesScreenProps {
  state: Loadable<{ list: KitListProps }>;
}

const TIP =
  'TIP: Add each club and how far you carry it, and you will see where two clubs go the same way and where one is missing.';

/** How far somebody hits each club: to be typed, ordered and removed. */
export function YardagesScreen({ state }: YardagesScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="Yardages"
          detail="How far you carry each club"
          back={{ href: HOME, label: 'Back to home' }}
        />
      }
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading your yardages">
            <LoadingKitRows />
            <LoadingCard height={70} />
          </Loading>
        }
      >
        {({ list }) => <KitListPage label="Yardages" detail={DISTANCE} empty={<Notice>{TIP}</Notice>} list={list} />}
      </ScreenState>
    </Page>
  );
}
