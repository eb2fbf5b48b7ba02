import type { BagClub } from '@fairway/contracts/kit/bag';
import { Card } from '@mantine/core';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingCard, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { PRO_PROFILE } from '../../../../paths/player.ts';
import { BagDrawing } from '../../components/BagDrawing/BagDrawing.tsx';

export interface ProBagScreenProps {
  state: Loadable<{ clubs: BagClub[] }>;
  /** "Sam Green"; null where the page is not about the reader's coach. */
  name: string | null;
}

/** The drawn bag beside the clubs; a bag with nothing in it is drawn where they would be. */
function findPicture(state: ProBagScreenProps['state']) {
  if (state.status === 'loading') return <LoadingCard height={300} />;
  if (state.status === 'failed' || state.clubs.length === 0) return undefined;
  return (
    <Card p="lg">
      <BagDrawing clubs={state.clubs.map(({ club }) => club)} handed={null} />
    </Card>
  );
}

/** What a player's coach plays with. */
export function ProBagScreen({ state, name }: ProBagScreenProps) {
  return (
    <Page
      header={
        <PageHeader
          title="What's in the bag"
          detail={name ?? ' '}
          back={{ href: PRO_PROFILE, label: 'Back to your coach' }}
        />
      }
      aside={findPicture(state)}
    >
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading the bag">
            <LoadingRows count={12} />
          </Loading>
        }
      >
        {({ clubs }) =>
          clubs.length === 0 ? (
            <EmptyState illustration={<BagDrawing clubs={[]} handed={null} />} title="Nothing in the bag yet">
              The clubs that your coach plays with will appear here.
            </EmptyState>
          ) : (
            <ListCard label="Clubs">
              {clubs.map(({ id, club, name: model }) => (
                <ListRow key={id} title={club} detail={model} />
              ))}
            </ListCard>
          )
        }
      </ScreenState>
    </Page>
  );
}
