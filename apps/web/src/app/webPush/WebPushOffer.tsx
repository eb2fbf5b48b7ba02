import { WebPushCard } from '@fairway/ui/features/users/components/WebPush/WebPushCard';
import { useState } from 'react';
import { dismissOffer, isOfferDismissed } from './offer.ts';
import { useWebPush } from './useWebPush.ts';

/** Offers notifications on a page where there is something to be told of, unless this device has them or wants none. */
export function WebPushOffer({ side }: { side: 'player' | 'pro' }) {
  const push = useWebPush();
  const [isDismissed, setDismissed] = useState(isOfferDismissed);
  const [hasAnswered, setAnswered] = useState(false);
  if (!push || isDismissed) return null;
  const { state, turn } = push;
  // What is on already, or cannot be had, is offered to nobody; an answer that was just given stays in sight.
  const isOpen = state === 'off' || state === 'asking';
  const isAnswer = hasAnswered && (state === 'on' || state === 'blocked');
  if (!isOpen && !isAnswer) return null;
  return (
    <WebPushCard
      side={side}
      state={state}
      onTurnOn={() => {
        setAnswered(true);
        turn(true);
      }}
      onDismiss={() => {
        dismissOffer();
        setDismissed(true);
      }}
    />
  );
}
