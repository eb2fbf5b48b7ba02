import type { DrillCard } from '@fairway/contracts/practice/drills';
import type { Offer } from '@fairway/contracts/offers/offers';
import type { Message } from '@fairway/contracts/messaging/messages';
import { IconCalendarEvent, IconPhoto, IconPlus, IconTag, IconTarget } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ActionMenu } from '../../../../kit/ActionMenu/ActionMenu.tsx';
import { InfiniteScrollFooter } from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import type { DrillChoice } from '../../../practice/components/DrillPicker/DrillChoices.tsx';
import { DrillPicker } from '../../../practice/components/DrillPicker/DrillPicker.tsx';
import { LessonWhen } from '../LessonWhen.tsx';
import type { Choices } from './types.ts';

type LessonChoice = NonNullable<Message['lesson']>;
type OfferChoice = Pick<Offer, 'id' | 'title'>;

/** What may go with a message; a player has no offers and no drills to send. */
export interface Attachables {
  lessons: Choices<LessonChoice>;
  offers: Choices<OfferChoice> | null;
  drills: DrillChoice | null;
  /** Somebody wants to choose: what there is must be asked for. */
  onOpen: (kind: 'lessons' | 'offers') => void;
}

export interface AttachMenuProps {
  attachables: Attachables;
  /** The coach's zone. */
  timezone: string;
  /** No more pictures can go with it. */
  isFull: boolean;
  onPictures: () => void;
  onLesson: (lesson: LessonChoice) => void;
  onOffer: (offer: OfferChoice) => void;
  onDrill: (drill: DrillCard) => void;
}

interface ChooseProps<Thing> {
  state: Choices<Thing>;
  /** What is said where there is none: "No lessons yet". */
  none: string;
  describe: (thing: Thing) => { title: ReactNode; detail?: ReactNode };
  onChoose: (thing: Thing) => void;
}

function Choose<Thing extends { id: string }>({ state, none, describe, onChoose }: ChooseProps<Thing>) {
  return (
    <ScreenState
      state={state}
      failedLevel={3}
      loading={
        <Loading>
          <LoadingRows count={3} />
        </Loading>
      }
    >
      {({ choices, end }) =>
        choices.length === 0 ? (
          <EmptyState title={none} level={3} />
        ) : (
          <>
            <ListCard>
              {choices.map((thing) => (
                <ListRow key={thing.id} {...describe(thing)} onClick={() => onChoose(thing)} />
              ))}
            </ListCard>
            {end ? <InfiniteScrollFooter {...end} /> : null}
          </>
        )
      }
    </ScreenState>
  );
}

/** What can go with a message, behind one button: pictures, a lesson with its record, and for a coach an offer or a drill. */
export function AttachMenu(props: AttachMenuProps) {
  const { attachables, timezone, isFull, onPictures, onLesson, onOffer, onDrill } = props;
  const [choosing, setChoosing] = useState<'lessons' | 'offers' | 'drills' | null>(null);
  const open = (kind: 'lessons' | 'offers') => {
    attachables.onOpen(kind);
    setChoosing(kind);
  };
  const openDrills = () => {
    attachables.drills?.onOpen();
    setChoosing('drills');
  };
  const close = () => setChoosing(null);
  return (
    <>
      <ActionMenu
        label="Attach"
        icon={IconPlus}
        iconSize={24}
        position="top-start"
        actions={[
          { label: 'Pictures', icon: IconPhoto, onClick: onPictures, disabled: isFull },
          { label: 'Lesson', icon: IconCalendarEvent, onClick: () => open('lessons') },
          ...(attachables.offers ? [{ label: 'Offer', icon: IconTag, onClick: () => open('offers') }] : []),
          ...(attachables.drills ? [{ label: 'Drill', icon: IconTarget, onClick: openDrills }] : []),
        ]}
      />
      <Sheet opened={choosing === 'lessons'} title="Attach a lesson" onClose={close}>
        <Choose
          state={attachables.lessons}
          none="No lessons yet"
          describe={({ title, starts_at, has_record }) => {
            const when = <LessonWhen starts_at={starts_at} timezone={timezone} />;
            const record = has_record ? 'With a record' : null;
            return title === null
              ? { title: when, detail: record }
              : {
                  title,
                  detail: (
                    <>
                      {when}
                      {record ? ` · ${record}` : null}
                    </>
                  ),
                };
          }}
          onChoose={(lesson) => {
            onLesson(lesson);
            close();
          }}
        />
      </Sheet>
      {attachables.offers ? (
        <Sheet opened={choosing === 'offers'} title="Attach an offer" onClose={close}>
          <Choose
            state={attachables.offers}
            none="No offers yet"
            describe={({ title }) => ({ title })}
            onChoose={(offer) => {
              onOffer(offer);
              close();
            }}
          />
        </Sheet>
      ) : null}
      {attachables.drills ? (
        <DrillPicker
          opened={choosing === 'drills'}
          title="Attach a drill"
          choice={attachables.drills}
          onClose={close}
          onChoose={({ id, title, minutes, image, is_deleted }) => {
            onDrill({ id, title, minutes, image, is_deleted });
            close();
          }}
        />
      ) : null}
    </>
  );
}
