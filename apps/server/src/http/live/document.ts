import { LAST_EVENT_PARAM } from '@fairway/contracts/live/events';

export const LIVE_TAG = 'Live';

const problem = (name: string) => ({ $ref: `#/components/responses/${name}` });
const lastSeen = (name: string, where: string, description: string) => ({
  name,
  in: where,
  required: false,
  description,
  schema: { type: 'string' },
});

/** The document of what is told as it happens (M8). */
export const LIVE_PATHS = {
  '/events': {
    get: {
      operationId: 'live.events',
      summary: 'What has changed, as it happens: server-sent events',
      description: [
        'The first event is `ready`, or `reset` when what was missed cannot be known and everything is to be read anew.',
        'Then come `message`, `lesson`, `credits` and `unread`, each with an id and with `{"ids": […]}`: the rows that changed, or',
        'none where there are too many; `heartbeat` comes every 25 seconds, without an id. The stream ends with the session, and',
        'whenever something may be missed; whoever comes again with the last id they have seen is told what came after it.',
      ].join(' '),
      tags: [LIVE_TAG],
      parameters: [
        lastSeen(LAST_EVENT_PARAM, 'query', 'The same, for a client that can set no header'),
        lastSeen('Last-Event-ID', 'header', 'The id of the last event seen'),
      ],
      responses: {
        200: {
          description: 'The events, for as long as the session is open',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        401: problem('Unauthenticated'),
        429: problem('TooManyRequests'),
        503: problem('Unavailable'),
      },
    },
  },
};
