/** What a window may have to read again: each is the name of an event at `GET /api/events` (M8). */
export const LIVE_KINDS = ['message', 'lesson', 'credits', 'unread'] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** The first event of a stream: it has missed nothing, or cannot know what it has missed. */
export type LiveStart = 'ready' | 'reset';

/** Comes all along, with no id, so that silence is a broken line. */
export const LIVE_HEARTBEAT = 'heartbeat';
/** Between two of these, in ms. */
export const HEARTBEAT_MS = 25_000;

export const EVENTS_PATH = '/api/events';
/** Names the last event seen, for a browser's new stream, which can set no header. */
export const LAST_EVENT_PARAM = 'last_event_id';

/** More rows than this are not named one by one. */
export const LIVE_IDS_MAX = 50;

/** Something of this kind has changed. It says what to read again and never what it says there. */
export interface LiveEvent {
  kind: LiveKind;
  /** The rows that have changed, where a few have: lessons, lots of credits, purchases. */
  ids?: readonly string[];
}

/** What `ready` carries: how long ago the person's latest event was, in ms; null when they have had none, or go on from their last one. */
export interface ReadyData {
  quiet_ms: number | null;
}
