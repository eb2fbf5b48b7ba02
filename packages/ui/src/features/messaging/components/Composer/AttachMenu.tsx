import type { DrillCard } from '@fairway/contracts/practice/drills';
import { IconCalendarEvent, IconPhoto, IconPlus, IconTag, IconTarget } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionMenu } from '../../../../kit/ActionMenu/ActionMenu.tsx';
import { contentsOnDemand } from '../../../../kit/Sheet/contentsOnDemand.tsx';
import { Sheet } from '../../../../kit/Sheet/Sheet.tsx';
import type { DrillChoice } from '../../../practice/components/DrillPicker/DrillChoices.tsx';
import { DrillPicker } from '../../../practice/components/DrillPicker/DrillPicker.tsx';
import type { Choices, LessonChoice, OfferChoice } from './types.ts';

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

const { Contents: AttachChoices, load } = contentsOnDemand(
  async () => (await import('./AttachChoices.tsx')).AttachChoices,
  { phone: 13.5 },
);

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
      <Sheet opened={choosing === 'lessons'} title="Attach a lesson" load={load} onClose={close}>
        <AttachChoices
          timezone={timezone}
          lessons={attachables.lessons}
          onLesson={(lesson) => {
            onLesson(lesson);
            close();
          }}
        />
      </Sheet>
      {attachables.offers ? (
        <Sheet opened={choosing === 'offers'} title="Attach an offer" onClose={close}>
          <AttachChoices
            timezone={timezone}
            offers={attachables.offers}
            onOffer={(offer) => {
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
