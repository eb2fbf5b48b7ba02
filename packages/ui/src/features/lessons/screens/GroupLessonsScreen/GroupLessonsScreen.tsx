import type { GroupLesson } from '@fairway/contracts/lessons/group-lessons';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Icon } from '../../../../kit/Icon/Icon.tsx';
import { EmptyDiary } from '../../../../kit/Illustration/EmptyDiary.tsx';
import { AppLink } from '../../../../kit/Link/AppLink.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import type { Loadable } from '../../../../kit/loadable.ts';
import { Page } from '../../../../kit/Page/Page.tsx';
import { PageHeader } from '../../../../kit/PageHeader/PageHeader.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { groupPath, LESSONS } from '../../../../paths/player.ts';
import { proPaths } from '../../../../paths/pro.ts';
import { GroupRow } from '../../components/group/GroupRow.tsx';

export interface GroupLessonsScreenProps {
  /** Who reads: a player joins, a coach makes them. */
  side: 'player' | 'pro';
  state: Loadable<{ groups: GroupLesson[] }>;
}

const newButton = (
  <Button component={AppLink} href={proPaths.newGroup} leftSection={<Icon of={IconPlus} size={20} />}>
    New group lesson
  </Button>
);

const SIDES = {
  player: {
    back: LESSONS,
    getHref: groupPath,
    empty: 'When your coach plans a clinic, you can join it here.',
    add: null,
  },
  pro: {
    back: proPaths.lessons,
    getHref: proPaths.groupLesson,
    empty: 'A group lesson has places that your players join themselves.',
    add: newButton,
  },
} as const;

/** Group lessons to come, soonest first. */
export function GroupLessonsScreen({ side, state }: GroupLessonsScreenProps) {
  const { back, getHref, empty, add } = SIDES[side];
  return (
    <Page header={<PageHeader title="Group lessons" back={{ href: back, label: 'Back to lessons' }} />}>
      <ScreenState
        state={state}
        loading={
          <Loading label="Loading group lessons">
            <LoadingRows count={3} lead />
          </Loading>
        }
      >
        {({ groups }) =>
          groups.length === 0 ? (
            <EmptyState illustration={<EmptyDiary />} title="No group lessons planned" action={add ?? undefined}>
              {empty}
            </EmptyState>
          ) : (
            <>
              {add}
              <ListCard label="Group lessons">
                {groups.map((group) => (
                  <GroupRow key={group.id} group={group} href={getHref(group.id)} />
                ))}
              </ListCard>
            </>
          )
        }
      </ScreenState>
    </Page>
  );
}
