import { WAITING_LIST } from '@fairway/contracts/constants';
import { clock } from '@fairway/time/phrases';
import { formatTime, resolveZone, toZoned } from '@fairway/time/zoned-time';
import { findPlaceRequest } from '#domains/notifications/place-context/repository.ts';
import { groupPath, listGroupFacts, startMoment, whenFact } from './about-group.ts';
import { findSide, selectSides } from './channel-matrix.ts';
import type { PlaceRequestContext } from './context.ts';
import type { NotificationKind } from './kind.ts';

const writeHeading = ({ title }: PlaceRequestContext): string => `A place in ${title} is kept for you`;
/** Until when it is kept, on the reader's own clock. */
const writeEnd = ({ expires_at }: PlaceRequestContext, zone: string): string =>
  clock(formatTime(toZoned(resolveZone(zone), expires_at.getTime()).minute));

/** What the next player of a group lesson's line is told: which place is kept for them, until when, and where to take it (D21). */
export const placeOffered: NotificationKind<'place.offered'> = {
  topic: 'place.offered',
  async load(db, { payload }) {
    const placeRequest = await findPlaceRequest(db, payload.request_id);
    return placeRequest && { placeRequest };
  },
  recipients: (event) => selectSides(event, event.placeRequest),
  findReader: ({ placeRequest }, user_id) => findSide(placeRequest, user_id),
  isStale({ placeRequest: { ended_at, cancelled_at, expires_at } }, now) {
    if (ended_at || cancelled_at) return 'the offer is over';
    return now >= expires_at ? 'the offer has lapsed' : null;
  },
  email: ({ placeRequest }, { person }) => ({
    template: 'freed-slot',
    subject: `${writeHeading(placeRequest)}: ${startMoment(placeRequest)}`,
    heading: writeHeading(placeRequest),
    lead: `You are next on the waiting list. Nobody else can take it until ${writeEnd(placeRequest, person.timezone)}; then it goes to the next player.`,
    when: whenFact(placeRequest),
    facts: listGroupFacts(placeRequest, person.timezone),
    button: { label: 'Join or let it go', path: groupPath(placeRequest) },
    footer: null,
  }),
  push: ({ placeRequest }) => ({
    title: writeHeading(placeRequest),
    body: `${startMoment(placeRequest)}. You have ${WAITING_LIST.hold_minutes} minutes to join.`,
    path: groupPath(placeRequest),
  }),
  // Told by push and email alone (M4).
  text: ({ placeRequest }) => `Fairway: ${writeHeading(placeRequest)}, ${startMoment(placeRequest)}.`,
};
