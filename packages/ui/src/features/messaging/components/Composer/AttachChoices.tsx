import type { ReactNode } from 'react';
import { InfiniteScrollFooter } from '../../../../kit/InfiniteScrollFooter/InfiniteScrollFooter.tsx';
import { ListCard } from '../../../../kit/ListCard/ListCard.tsx';
import { ListRow } from '../../../../kit/ListCard/ListRow.tsx';
import { ScreenState } from '../../../../kit/ScreenState/ScreenState.tsx';
import { EmptyState } from '../../../../kit/StateView/EmptyState.tsx';
import { Loading, LoadingRows } from '../../../../kit/StateView/Loading.tsx';
import { LessonWhen } from '../LessonWhen.tsx';
import type { Choices, LessonChoice, OfferChoice } from './types.ts';

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

export interface AttachChoicesProps {
  /** The coach's zone. */
  timezone: string;
  lessons?: Choices<LessonChoice>;
  onLesson?: (lesson: LessonChoice) => void;
  offers?: Choices<OfferChoice>;
  onOffer?: (offer: OfferChoice) => void;
}

/** The lessons, or the offers, of which one can go with a message. */
export function AttachChoices({ timezone, lessons, onLesson, offers, onOffer }: AttachChoicesProps) {
  if (offers)
    return (
      <Choose
        state={offers}
        none="No offers yet"
        describe={({ title }) => ({ title })}
        onChoose={(offer) => onOffer?.(offer)}
      />
    );
  if (!lessons) return null;
  return (
    <Choose
      state={lessons}
      none="No lessons yet"
      describe={({ title, starts_at, has_record }) => {
        const when = <LessonWhen starts_at={starts_at} timezone={timezone} />;
        const record = has_record ? 'With a record' : null;
        if (title === null) return { title: when, detail: record };
        return {
          title,
          detail: (
            <>
              {when}
              {record ? ` · ${record}` : null}
            </>
          ),
        };
      }}
      onChoose={(lesson) => onLesson?.(lesson)}
    />
  );
}
